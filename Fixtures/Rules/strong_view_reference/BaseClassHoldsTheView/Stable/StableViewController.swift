import UIKit

final class StableViewController: UIViewController, StableView {
    var presenter: StablePresenter?

    func show(_ horses: Int) {}
}
