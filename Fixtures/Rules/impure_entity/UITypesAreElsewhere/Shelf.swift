final class ShelfPresenter {
    var interactor: ShelfInteractor?
}

final class ShelfInteractor {
    func load() {}
}
