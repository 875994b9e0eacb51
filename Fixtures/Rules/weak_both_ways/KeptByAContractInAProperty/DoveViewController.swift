import UIKit

final class DoveViewController: UIViewController, DoveView {
    weak var presenter: DovePresenter?

    func show() {}
}
