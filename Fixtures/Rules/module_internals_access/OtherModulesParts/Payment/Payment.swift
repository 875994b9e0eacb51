import UIKit

protocol PaymentViewInput: AnyObject {}
protocol PaymentPresenterInput: AnyObject {}

final class PaymentViewController: UIViewController, PaymentViewInput { var presenter: PaymentPresenterInput? }
final class PaymentPresenter: PaymentPresenterInput { var interactor: PaymentInteractor? }
final class PaymentInteractor { let worker = PaymentWorker() }
final class PaymentWorker {}
final class PaymentRouter {
  static func make() -> UIViewController {
    let view = PaymentViewController()
    let presenter = PaymentPresenter()
    presenter.interactor = PaymentInteractor()
    view.presenter = presenter
    return view
  }
}
