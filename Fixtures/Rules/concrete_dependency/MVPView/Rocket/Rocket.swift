import UIKit

protocol RocketView: AnyObject {}
final class RocketViewController: UIViewController, RocketView { var presenter: RocketPresenter! }
final class RocketPresenter { weak var view: RocketView? }
