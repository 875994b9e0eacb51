import UIKit

final class CartViewController: UIViewController, CartView {
    var handler: CartViewHandler?
    private let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        handler?.opened()
    }

    func show(total: String) { totalLabel.text = total }

    @objc private func checkoutTapped() { handler?.checkoutTapped() }
}
