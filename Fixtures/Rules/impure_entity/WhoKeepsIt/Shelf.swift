final class ShelfRouter { var presenter: ShelfPresenter? }
final class ShelfPresenter {
    var router: ShelfRouter?
    var interactor: ShelfInteractor?
}
final class ShelfInteractor { weak var presenter: ShelfPresenter? }
