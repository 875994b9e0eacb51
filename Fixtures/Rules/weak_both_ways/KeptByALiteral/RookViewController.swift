import UIKit

final class RookViewController: UIViewController, RookView {
    weak var presenter: RookPresenter?

    func show() {}
}
