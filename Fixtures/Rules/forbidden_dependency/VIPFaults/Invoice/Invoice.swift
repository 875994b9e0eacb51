import UIKit

protocol InvoiceBusinessLogic { func fetch() }
protocol InvoicePresentationLogic { func present() }
protocol InvoiceDisplayLogic: AnyObject { func display() }

final class InvoiceViewController: UIViewController, InvoiceDisplayLogic {
  var interactor: InvoiceBusinessLogic?
  var presenter: InvoicePresentationLogic?  // want "holds InvoicePresentationLogic, a presenter, which in VIP a view is not to know; ask the interactor, and let the presenter call back"
  var worker: InvoiceWorker?  // want "holds InvoiceWorker, a worker, which in VIP a view is not to know; ask the interactor for it"
  func display() {}
}

final class InvoiceInteractor: InvoiceBusinessLogic {
  var presenter: InvoicePresentationLogic?
  weak var view: InvoiceDisplayLogic?  // want "holds InvoiceDisplayLogic, a view, which in VIP an interactor is not to know"
  func fetch() {}
}

final class InvoicePresenter: InvoicePresentationLogic {
  weak var view: InvoiceDisplayLogic?
  var interactor: InvoiceBusinessLogic?  // want "holds InvoiceBusinessLogic, an interactor, which in VIP a presenter is not to know; take what it needs from the interactor's response"
  func present() {}
}

final class InvoiceWorker {}
