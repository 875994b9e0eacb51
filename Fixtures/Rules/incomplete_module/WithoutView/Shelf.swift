protocol ShelfRouting: AnyObject {}

final class ShelfPresenter { // want "lacks a view"
    var interactor: ShelfInteractor?
    var router: ShelfRouting?
}

final class ShelfInteractor {}
