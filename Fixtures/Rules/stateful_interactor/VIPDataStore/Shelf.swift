import UIKit

protocol ShelfBusinessLogic { func load() }
protocol ShelfDataStore { var book: String { get set } }
protocol ShelfPresentationLogic { func present() }
protocol ShelfDisplayLogic: AnyObject {}

final class ShelfInteractor: ShelfBusinessLogic, ShelfDataStore {
    var presenter: ShelfPresentationLogic?
    var book = ""
    var page = 1 // want "ShelfInteractor keeps page between"
    func load() {}
}

final class ShelfPresenter: ShelfPresentationLogic {
    weak var viewController: ShelfDisplayLogic?
    func present() {}
}

final class ShelfViewController: UIViewController, ShelfDisplayLogic {
    var interactor: (ShelfBusinessLogic & ShelfDataStore)?
}
