import UIKit

final class DoorViewController: UIViewController { var presenter: DoorPresenter? }
final class DoorPresenter {
    weak var router: DoorRouter? // want "DoorPresenter and DoorRouter depend on each other"
    var interactor: DoorInteractor?
    func closed() {}
}
final class DoorInteractor { func open() {} }

final class DoorRouter {
    private let presenter: DoorPresenter
    private let screen: DoorViewController

    init() {
        presenter = DoorPresenter()
        screen = DoorViewController()
    }

    func close() { presenter.closed() }
}
