import UIKit

final class LoungeViewController: UIViewController {
    var presenter: LoungePresenter?
}
