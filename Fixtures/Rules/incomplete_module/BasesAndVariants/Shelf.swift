final class ShelfPresenter: BasePresenter {}
final class ShelfInteractor: BaseInteractor {}
