final class ShelfPresenter {
    weak var view: ShelfViewing?
    var interactor: ShelfInteractor?
}

final class ShelfInteractor {
    func load() {}
}
