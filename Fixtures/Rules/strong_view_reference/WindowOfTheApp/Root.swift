import UIKit

protocol RootView: AnyObject {
    func show(_ screen: UIViewController)
}

final class RootPresenter {
    let view: RootView
    let window: UIWindow
    let interactor = RootInteractor()

    init(view: RootView, window: UIWindow) {
        self.view = view
        self.window = window
    }
}

final class RootInteractor {
    func start() {}
}

final class RootWindowView: UIWindow, RootView {
    var presenter: RootPresenter?

    func show(_ screen: UIViewController) { rootViewController = screen }
}
