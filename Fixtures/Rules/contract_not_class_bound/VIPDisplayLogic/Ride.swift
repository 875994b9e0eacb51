import UIKit

protocol RideBusinessLogic {
    func ride()
}

protocol RidePresentationLogic {
    func present()
}

protocol RideDisplayLogic { // want "RideDisplayLogic is not bound.*RidePresenter\.viewController"
    func display()
}

final class RideInteractor: RideBusinessLogic {
    var presenter: RidePresentationLogic?

    func ride() { presenter?.present() }
}

final class RidePresenter: RidePresentationLogic {
    var viewController: RideDisplayLogic?

    func present() { viewController?.display() }
}

final class RideViewController: UIViewController, RideDisplayLogic {
    var interactor: RideBusinessLogic?

    func display() {}
}
