import UIKit

final class FerryCoordinator {
    let window: UIWindow
    let navigation = UINavigationController()

    init(window: UIWindow) { self.window = window }

    func start() {
        navigation.setViewControllers([FerryBuilder.build()], animated: false)
        window.rootViewController = navigation
    }
}
