protocol ShelfRouting: AnyObject {}
final class ShelfRouter: ShelfRouting { var presenter: ShelfPresenter? }
