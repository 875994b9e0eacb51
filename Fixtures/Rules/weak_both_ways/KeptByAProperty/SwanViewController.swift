import UIKit

final class SwanViewController: UIViewController, SwanView {
    weak var presenter: SwanPresenter?

    func show() {}
}
