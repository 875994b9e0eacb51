import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var router: AppRouter?
}

final class AppRouter {
    let app: AppDelegate
    let presenter = AppPresenter()

    init(app: AppDelegate) { self.app = app }
}

final class AppPresenter {
    var window: AppWindow?
}

final class AppWindow: UIWindow {
    var presenter: AppPresenter?
}
