import UIKit

final class BasketInteractor {
    var count = 0
}

final class BasketRouter {
    weak var controller: UIViewController?

    func showEmptyHint() {
        let hint = UIAlertController(title: "Empty", message: nil, preferredStyle: .alert)
        controller?.present(hint, animated: true)
    }

    func close() {
        controller?.navigationController?.popToRootViewController(animated: true)
    }
}

final class CheckoutViewController: UIViewController {}
