protocol VasePresenterProtocol: AnyObject {
    func dismiss(animated: Bool)
    func present(_ name: String, animated: Bool)
    func show(_ name: String, sender: Any?)
}

final class VasePresenter: VasePresenterProtocol {
    private let interactor: VaseInteractor
    private let router: VaseRouter

    init(interactor: VaseInteractor, router: VaseRouter) {
        self.interactor = interactor
        self.router = router
    }

    func dismiss(animated: Bool) { router.dismiss(animated: animated) }
    func present(_ name: String, animated: Bool) { router.present(name, animated: animated) }
    func show(_ name: String, sender: Any?) { router.show(name, sender: sender) }
}

final class VaseInteractor {}

final class VaseRouter {
    func dismiss(animated: Bool) {}
    func present(_ name: String, animated: Bool) {}
    func show(_ name: String, sender: Any?) {}
}
