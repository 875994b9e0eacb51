final class ShelfPresenter {
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
    func close() { AppRouter.shared.close() }
}

final class ShelfInteractor {}
