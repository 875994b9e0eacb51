import UIKit

final class GreetingViewController: UIViewController {
  var presenter: GreetingPresenter?
}

final class GreetingInteractor {}

final class GreetingPresenter {
  var interactor: GreetingInteractor?
  var router: GreetingRouter?
}

// The view holds the presenter from the beginning.
final class GreetingRouter {
  var presenter: GreetingPresenter?  // want "is a loop.*; declare `GreetingRouter.presenter` weak$"

  static func makeModule() -> UIViewController {
    let view = GreetingViewController()
    let presenter = GreetingPresenter()
    let router = GreetingRouter()
    presenter.interactor = GreetingInteractor()
    presenter.router = router
    router.presenter = presenter
    view.presenter = presenter
    return view
  }
}
