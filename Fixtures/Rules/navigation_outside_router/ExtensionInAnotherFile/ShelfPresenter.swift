final class ShelfPresenter {
    weak var view: ShelfViewController?
    let interactor: ShelfInteractor
    let router: ShelfRouting

    init(interactor: ShelfInteractor, router: ShelfRouting) {
        self.interactor = interactor
        self.router = router
    }
}

protocol ShelfRouting {
    func toBook(_ id: Int)
}

final class ShelfInteractor {}
