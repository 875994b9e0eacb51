final class InboxPresenter {
    private let interactor: InboxInteractor
    private let router: InboxRouter

    init(interactor: InboxInteractor, router: InboxRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class InboxInteractor {}
