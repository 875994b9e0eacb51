final class ShelfPresenter {
    var interactor: ShelfInteractor?

    /// Loads all books,

    // one after the other,
    /*
     without a hurry,
     again and again
     */
    func load() {

        interactor?.load()

    }
}

final class ShelfInteractor {
    func load() {}
}
