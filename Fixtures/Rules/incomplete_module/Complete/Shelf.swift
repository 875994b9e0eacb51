final class ShelfPresenter {
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
    var router: ShelfRouter?
}

final class ShelfInteractor {}
final class ShelfRouter {}
