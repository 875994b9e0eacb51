final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var page = 1
}

final class ShelfInteractor {}
