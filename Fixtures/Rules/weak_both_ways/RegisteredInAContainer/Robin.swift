import UIKit

final class RobinPresenter {
    weak var view: RobinViewController?
    let interactor = RobinInteractor()
}

final class RobinInteractor {
    func sing() {}
}

final class RobinViewController: UIViewController {
    weak var presenter: RobinPresenter?
}

final class RobinAssembly {
    func assemble(_ container: Container) {
        container.register(RobinPresenter.self) { _ in RobinPresenter() }
        container.register(RobinViewController.self) { resolver in
            let screen = RobinViewController()
            screen.presenter = resolver.resolve(RobinPresenter.self)
            return screen
        }
    }
}
