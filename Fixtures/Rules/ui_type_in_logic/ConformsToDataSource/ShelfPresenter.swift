final class ShelfPresenter: NSObject {
    var interactor: ShelfInteractor?
}
