import UIKit

final class TernViewController: UIViewController, TernView {
    weak var presenter: TernPresenter?

    func show() {}
}
