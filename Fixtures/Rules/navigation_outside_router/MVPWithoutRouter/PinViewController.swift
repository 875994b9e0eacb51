import UIKit

protocol PinView: AnyObject {
    func accepted()
}

final class PinViewController: UIViewController, PinView {
    private lazy var presenter = PinPresenter(view: self)

    func accepted() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    @objc func okTapped() { presenter.check("0000") }
}
