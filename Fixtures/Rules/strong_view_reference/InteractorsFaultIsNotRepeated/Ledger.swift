import UIKit

protocol LedgerPresenterProtocol: AnyObject {
    func didLoad()
}

final class LedgerPresenter: LedgerPresenterProtocol {
    let view: LedgerViewController
    let interactor: LedgerInteractor

    init(view: LedgerViewController, interactor: LedgerInteractor) {
        self.view = view
        self.interactor = interactor
    }

    func didLoad() {}
}

final class LedgerInteractor {
    var presenter: LedgerPresenterProtocol?
}

final class LedgerViewController: UIViewController {
    private let interactor = LedgerInteractor()
}
