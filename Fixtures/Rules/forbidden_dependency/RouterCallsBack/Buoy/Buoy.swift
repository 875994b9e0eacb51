import UIKit

protocol BuoyRouterOutput: AnyObject { func didClose() }
protocol BuoyPresenterRouterInterface: AnyObject { func didClose() }

final class BuoyPresenter: BuoyPresenterRouterInterface {
  var interactor: BuoyInteractor?
  var router: BuoyRouter?
  func didClose() {}
}
final class BuoyInteractor {}

class BaseRouter { var anyPresenter: AnyObject? }

final class BuoyRouter: BaseRouter {
  weak var output: BuoyPresenterRouterInterface?
  // Nothing is held: the base class does.
  var presenter: BuoyPresenter? { anyPresenter as? BuoyPresenter }

  // What the router hands on is for others.
  func openSignal(output: SignalModuleOutput, delegate: SignalDelegate) {
    (anyPresenter as? SignalModuleInput)?.configure()
  }
}
