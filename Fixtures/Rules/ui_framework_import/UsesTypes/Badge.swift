import UIKit

protocol BadgeView: AnyObject {
    func show(_ image: UIImage?, tint: UIColor)
}

final class BadgeViewController: UIViewController, BadgeView {
    func show(_ image: UIImage?, tint: UIColor) { view.tintColor = tint }
}
