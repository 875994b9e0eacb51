import UIKit

final class CrowViewController: UIViewController, CrowView {
    weak var presenter: CrowPresenter?

    func show() {}
}
