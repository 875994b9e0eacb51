import UIKit

protocol WalkBusinessLogic {
    func walk()
}

protocol WalkPresentationLogic {
    func present()
}

protocol WalkDisplayLogic: AnyObject {
    func display()
}

final class WalkInteractor: WalkBusinessLogic {
    var presenter: WalkPresentationLogic?

    func walk() { presenter?.present() }
}

final class WalkPresenter: WalkPresentationLogic {
    weak var viewController: WalkDisplayLogic?

    func present() { viewController?.display() }
}

final class WalkViewController: UIViewController, WalkDisplayLogic {
    var interactor: WalkBusinessLogic?

    func display() {}
}
