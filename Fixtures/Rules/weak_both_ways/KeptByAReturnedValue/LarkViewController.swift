import UIKit

final class LarkViewController: UIViewController, LarkView {
    weak var presenter: LarkPresenter?

    func show() {}
}
