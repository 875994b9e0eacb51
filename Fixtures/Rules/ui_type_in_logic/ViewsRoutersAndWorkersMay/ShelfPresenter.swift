final class ShelfPresenter {
    weak var view: ShelfViewing?
    var interactor: ShelfInteractor?
    var router: ShelfRouter?
}

final class ShelfInteractor {}
