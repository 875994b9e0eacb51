import UIKit

final class GreetingViewController: UIViewController {
  var presenter: GreetingPresenter?
}

final class GreetingInteractor {}

final class GreetingPresenter {
  var interactor: GreetingInteractor?
  var router: GreetingRouter?  // want "is a loop.*; declare `GreetingPresenter.router` weak$"
}

// The view takes the presenter only when it is shown; until then the router alone holds it.
final class GreetingRouter {
  var presenter: GreetingPresenter?

  func show(in window: UIWindow) {
    let view = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! GreetingViewController
    view.presenter = presenter
    window.rootViewController = view
  }
}
