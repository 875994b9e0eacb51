import UIKit

protocol InboxView: AnyObject {}
protocol InboxRouting: AnyObject { func close() }

final class InboxViewController: UIViewController, InboxView {
  var presenter: InboxPresenter!
  var router: InboxRouting?  // want "holds InboxRouting, a router, which in MVP a view is not to know"

  /// It serves the whole app, and no presenter knows it.
  func open() { DeepLinkRouter.open(from: navigationController) }
}

final class InboxPresenter {
  weak var view: InboxView?
  let router: InboxRouting
  init(router: InboxRouting) { self.router = router }
}

final class InboxRouter: InboxRouting { func close() {} }
