final class ShelfPresenter {
    let interactor: ShelfInteractor
    let router: ShelfRouter
    init(interactor: ShelfInteractor, router: ShelfRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class ShelfInteractor { func load() {} }
final class ShelfRouter { func open() {} }
