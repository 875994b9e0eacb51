final class ShelfPresenter { var interactor: ShelfInteracting? }
final class ShelfInteractor: ShelfInteracting {}

protocol ShelfInteracting: AnyObject { // want "ShelfInteracting has 3 requirements, more than 2"
    func a()
    func b()
    func c()
}
