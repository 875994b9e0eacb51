import UIKit

final class JoinViewController: UIViewController, JoinView {
    private lazy var presenter = JoinPresenter(view: self)

    func joined() { title = "Welcome" }
    @objc func tapped() { presenter.join(code: "1") }
}
