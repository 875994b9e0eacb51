import UIKit

final class SignViewController: UIViewController { var presenter: SignPresenter? }
final class SignPresenter {
  let router: SignRouter
  init(router: SignRouter) { self.router = router }
}

/// Who makes the router asks it for the view.
final class SignRouter {
  var entry: SignViewController?  // want "SignRouter\.entry holds SignViewController strongly, .*; make SignViewController in a function that returns it, as nothing else keeps it until it is shown, then declare `entry` weak"

  init() {
    let view = SignViewController()
    view.presenter = SignPresenter(router: self)
    entry = view
  }
}
