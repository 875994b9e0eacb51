final class ShelfPresenter { // want "ShelfPresenter has 11 lines of code, more than 10"
    var interactor: ShelfInteractor?
    func load() {
        interactor?.load()
    }
}

final class ShelfInteractor {
    func load() {}
}
