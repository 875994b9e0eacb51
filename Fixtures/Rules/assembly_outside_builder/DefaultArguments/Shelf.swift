final class ShelfPresenter {
    let interactor: ShelfInteractor
    init(interactor: ShelfInteractor = ShelfInteractor()) { self.interactor = interactor }
}

final class ShelfInteractor {}
