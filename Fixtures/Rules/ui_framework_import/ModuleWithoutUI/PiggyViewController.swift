import UIKit

final class PiggyViewController: UIViewController, PiggyView {
    var presenter: PiggyPresenter?
    func show(_ sum: String) { title = sum }
}

final class PiggyCell: UITableViewCell {}

extension UIColor {
    static let piggy = UIColor.systemPink
}
