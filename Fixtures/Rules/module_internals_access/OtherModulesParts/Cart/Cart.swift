import UIKit

protocol CartPresenterInput: AnyObject {
  var payment: PaymentPresenterInput? { get }
}

final class CartViewController: UIViewController {
  var presenter: CartPresenterInput?
  let payment = PaymentViewController()  // want "CartViewController, a view, creates PaymentViewController, which is a view inside the module Payment and may change with it; go through PaymentRouter, or through a contract for others"
}

final class CartPresenter: CartPresenterInput {
  var interactor: CartInteractor?
  weak var payment: PaymentPresenterInput?  // want "holds PaymentPresenterInput, which is a presenter inside the module Payment"

  weak var paymentView: PaymentViewInput?  // want "holds PaymentViewInput, which is a view inside"

  func pay() { _ = PaymentPresenter() }  // want "creates PaymentPresenter, which is a presenter inside"
}

final class CartInteractor { var worker: PaymentWorker? }  // want "holds PaymentWorker, which is a worker inside"

final class CartRouter {
  func openPayment(from controller: UIViewController) {
    controller.present(PaymentViewController(), animated: true)  // want "CartRouter, a router, creates PaymentViewController"
  }
}
