import UIKit

protocol TicketView: AnyObject {}
protocol TicketRouting: AnyObject { func close() }

final class TicketViewController: UIViewController, TicketView {
  var presenter: TicketPresenter!
  var router: TicketRouting?  // want "holds TicketRouting, a router, which in MVP a view is not to know; tell the presenter, and let it ask the router"
}

final class TicketPresenter {
  weak var view: TicketView?
  let router: TicketRouting
  init(router: TicketRouting) { self.router = router }
}

final class TicketRouter: TicketRouting { func close() {} }
