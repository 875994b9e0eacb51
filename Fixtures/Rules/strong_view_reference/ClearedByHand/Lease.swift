import UIKit

protocol LeaseView: AnyObject {
    func show()
}

final class LeasePresenter {
    private var view: LeaseView?
    let interactor = LeaseInteractor()

    func attach(_ view: LeaseView) { self.view = view }

    func detach() { view = nil }
}

final class LeaseInteractor {
    func end() {}
}

final class LeaseViewController: UIViewController, LeaseView {
    let presenter = LeasePresenter()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.attach(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.detach()
    }

    func show() {}
}
