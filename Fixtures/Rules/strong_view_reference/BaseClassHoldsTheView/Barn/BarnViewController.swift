import UIKit

final class BarnViewController: UIViewController, BarnView {
    var presenter: BarnPresenter?

    func show(_ cows: Int) {}
}
