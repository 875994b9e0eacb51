import UIKit

final class NapViewController: UIViewController, NapView {
    private lazy var presenter = NapPresenter(view: self)
    func showAwake() { title = "Up!" }
    @objc func rang() { presenter.alarm() }
}
