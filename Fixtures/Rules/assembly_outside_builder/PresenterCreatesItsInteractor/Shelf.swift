final class ShelfPresenter {
    private let interactor = ShelfInteractor() // want "ShelfPresenter is a presenter, but creates ShelfInteractor itself"
    private lazy var router = ShelfRouter()
}

final class ShelfInteractor {}
final class ShelfRouter { weak var presenter: ShelfPresenter? }
