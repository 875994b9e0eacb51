import UIKit

protocol WharfViewOutput: AnyObject {}

final class WharfViewController: UIViewController {
    var presenter: WharfPresenter!
}
