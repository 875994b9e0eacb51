protocol ShelfRouting: AnyObject {}

final class ShelfPresenter {
    weak var view: ShelfViewController?
    var router: ShelfRouting?
}

final class ShelfRouter: ShelfRouting {}
