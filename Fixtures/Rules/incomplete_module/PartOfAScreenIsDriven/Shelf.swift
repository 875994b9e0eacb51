protocol ShelfModuleInput: AnyObject {
    func show(_ title: String)
}

final class ShelfPresenter: ShelfModuleInput {
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
    func show(_ title: String) {}
}

final class ShelfInteractor {}
