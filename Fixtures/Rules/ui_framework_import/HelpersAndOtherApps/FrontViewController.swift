import UIKit

final class FrontViewController: UIViewController {
    var toasts: ToastPresenter?
}
