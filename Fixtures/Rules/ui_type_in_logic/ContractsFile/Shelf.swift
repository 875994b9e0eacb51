final class ShelfPresenter: ShelfPresenting {
    weak var view: ShelfViewing?
    var interactor: ShelfInteracting?
    var router: ShelfRouting?
    func choose(_ cover: Any) {}
}

final class ShelfInteractor: ShelfInteracting {
    func store(_ cover: Any, color: Any) {}
}
