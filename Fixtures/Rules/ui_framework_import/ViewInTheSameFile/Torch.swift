import UIKit

final class TorchViewController: UIViewController {
    lazy var presenter = TorchPresenter(view: self)
}

final class TorchPresenter {
    private weak var view: TorchViewController?
    private let interactor = TorchInteractor()

    init(view: TorchViewController) { self.view = view }
}
