import UIKit

final class GateViewController: UIViewController { var presenter: GatePresenter? }
final class GatePresenter {
    weak var router: GateRouter?
    var interactor: GateInteractor?
}
final class GateInteractor { func open() {} }

/// It makes the module, keeps it to itself, and wires it.
final class GateRouter {
    private let presenter: GatePresenter
    private let screen: GateViewController

    init() {
        presenter = GatePresenter()
        screen = GateViewController()
        connect()
    }

    func connect() {
        presenter.router = self
        screen.presenter = presenter
    }
}
