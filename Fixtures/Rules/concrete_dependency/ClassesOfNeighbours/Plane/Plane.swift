import UIKit

protocol PlaneView: AnyObject {}
protocol PlaneRouterInput: AnyObject {}
protocol PlanePresenterInput: AnyObject {
  var router: PlaneRouter? { get }
}

final class PlaneViewController: UIViewController, PlaneView {
  var presenter: PlanePresenter?  // want "PlaneViewController, a view, holds PlanePresenter, the class of a presenter, and can be tested and reused only with it; name its contract PlanePresenterInput instead"
}

final class PlanePresenter: PlanePresenterInput {
  weak var view: PlaneViewController?  // want "holds PlaneViewController, the class of a view, .*; name its contract PlaneView instead"
  var interactor: PlaneInteractor?  // want "holds PlaneInteractor, the class of an interactor, .*; give PlaneInteractor a contract, and name that"
  var router: PlaneRouter?  // want "name its contract PlaneRouterInput instead"

  init(interactor: PlaneInteractor) { self.interactor = interactor }
}

final class PlaneInteractor {
  weak var output: PlanePresenter?  // want "PlaneInteractor, an interactor, holds PlanePresenter, the class of a presenter"
  let worker = PlaneWorker()  // want "creates PlaneWorker, the class of a worker"
}
final class PlaneWorker {}
final class PlaneRouter: PlaneRouterInput { weak var view: PlaneViewController? }
