import UIKit

final class KiteViewController: UIViewController, KiteView {
    weak var presenter: KitePresenter?

    func show() {}
}
