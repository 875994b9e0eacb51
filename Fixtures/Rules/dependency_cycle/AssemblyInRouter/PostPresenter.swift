final class PostPresenter: PostViewOutput, PostInteractorOutput {
    private weak var view: PostViewInput?
    private let interactor: PostInteractor
    private let router: PostRouter

    init(view: PostViewInput, interactor: PostInteractor, router: PostRouter) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func sent() { view?.clear() }
}
