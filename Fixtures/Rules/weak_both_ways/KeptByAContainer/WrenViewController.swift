import UIKit

final class WrenViewController: UIViewController, WrenView {
    weak var presenter: WrenPresenter?

    func show() {}
}
