import UIKit

final class GreetingViewController: UIViewController {
  weak var presenter: GreetingPresenter?
}

final class GreetingInteractor {
  weak var presenter: GreetingPresenter?
}

final class GreetingPresenter {
  var view: GreetingViewController?
  var interactor: GreetingInteractor?
  var router: GreetingRouter?  // want "GreetingPresenter.router → GreetingRouter.presenter → GreetingPresenter is a loop.*neither is ever released; keep what GreetingRouter.makeModule returns, then declare `GreetingPresenter.router` weak$"
}

final class GreetingRouter {
  var entry: UIViewController!
  var presenter: GreetingPresenter!

  static func makeModule() -> GreetingRouter {
    let view = GreetingViewController()
    let interactor = GreetingInteractor()
    let presenter = GreetingPresenter()
    let router = GreetingRouter()
    view.presenter = presenter
    interactor.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    router.presenter = presenter
    router.entry = view
    return router
  }
}
