import UIKit

final class RouteViewController: UIViewController {
  var presenter: RoutePresenter?
  let worker = RouteWorker()  // want "RouteViewController, a view, creates RouteWorker, a worker, which in VIPER a view is not to know"
}

final class RoutePresenter {
  var interactor: RouteInteractor?
  var worker: RouteWorker?  // want "RoutePresenter, a presenter, holds RouteWorker, a worker, which in VIPER a presenter is not to know; ask the interactor for it"
  // No worker of this module, and no worker at all.
  var stopWorker: StopWorker?
  var analytics: AnalyticsService?
}

final class RouteInteractor { let worker = RouteWorker() }
final class RouteWorker {}
