import UIKit

protocol TollgateInteractorOutput: AnyObject {
    func opened()
}

final class TollgatePresenter: TollgateInteractorOutput {
    weak var view: UIViewController?
    private let interactor: TollgateInteractor

    init(interactor: TollgateInteractor) {
        self.interactor = interactor
    }

    func opened() {
        view?.navigationController?.pushViewController(UIViewController(), animated: true) // want "TollgatePresenter.*pushViewController"
    }
}
