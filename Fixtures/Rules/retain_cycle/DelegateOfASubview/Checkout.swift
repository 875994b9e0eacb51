import UIKit

protocol CheckoutFormDelegate: AnyObject {
    func submit()
}

final class CheckoutFormView: UIView {
    var delegate: CheckoutFormDelegate? { // want "CheckoutFormView\.delegate → CheckoutViewController\.form → CheckoutFormView is a loop.*declare `CheckoutFormView\.delegate` weak"
        didSet { setNeedsLayout() }
    }
}

final class CheckoutViewController: UIViewController, CheckoutFormDelegate {
    private let form = CheckoutFormView()
    private let presenter = CheckoutPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        form.delegate = self
    }

    func submit() { presenter.pay() }
}

final class CheckoutPresenter {
    let interactor = CheckoutInteractor()

    func pay() {}
}

final class CheckoutInteractor {
    func total() -> Int { 10 }
}
