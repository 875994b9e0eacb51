import UIKit

protocol ShelfBusinessLogic {}
protocol ShelfPresentationLogic {}
protocol ShelfDisplayLogic: AnyObject {}

final class ShelfInteractor: ShelfBusinessLogic { var presenter: ShelfPresentationLogic? }
final class ShelfPresenter: ShelfPresentationLogic { weak var viewController: ShelfDisplayLogic? }

final class ShelfViewController: UIViewController, ShelfDisplayLogic {
    var interactor: ShelfBusinessLogic?

    private func setup() {
        let interactor = ShelfInteractor()
        let presenter = ShelfPresenter()
        interactor.presenter = presenter
        presenter.viewController = self
        self.interactor = interactor
    }
}
