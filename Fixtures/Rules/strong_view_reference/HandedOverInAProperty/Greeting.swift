import UIKit

final class GreetingViewController: UIViewController {
  var presenter: GreetingPresenter?
}

final class GreetingInteractor {}

final class GreetingPresenter {
  var view: GreetingViewController?  // want "neither is ever released; declare `view` weak$"
  let interactor = GreetingInteractor()
  var router: GreetingRouter?

  init(view: GreetingViewController, router: GreetingRouter) {
    self.view = view
    self.router = router
  }
}

// Whoever makes the router takes the view from it: until then nothing else keeps it.
final class GreetingRouter {
  var entry: GreetingViewController?  // want "none of them is ever released; make GreetingViewController in a function that returns it, as nothing else keeps it until it is shown, then declare `entry` weak$"

  init() {
    let view = GreetingViewController()
    view.presenter = GreetingPresenter(view: view, router: self)
    entry = view
  }
}
