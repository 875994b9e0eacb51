import UIKit

protocol InboxInteractorOutput: AnyObject {
    func didLoad()
}

final class InboxInteractor {
    var output: InboxInteractorOutput?
}

final class InboxPresenter: InboxInteractorOutput {
    var view: InboxViewController?
    let interactor = InboxInteractor()

    func didLoad() {}
}

final class InboxViewController: UIViewController {
    let presenter = InboxPresenter()
}
