import UIKit

final class FinchViewController: UIViewController, FinchView {
    weak var presenter: FinchPresenter?

    func show() {}
}
