import UIKit

final class RavenPresenter {
    let view: RavenViewController
    let interactor = RavenInteractor()

    init(view: RavenViewController) { self.view = view }
}

final class RavenInteractor {
    func caw() {}
}

final class RavenViewController: UIViewController {
    weak var presenter: RavenPresenter?
}

final class RavenCoordinator {
    private var presenter: RavenPresenter?

    func start() {
        let screen = RavenViewController()
        let presenter = RavenPresenter(view: screen)
        screen.presenter = presenter
        self.presenter = presenter
    }
}
