import UIKit

final class LiftViewController: UIViewController { var presenter: LiftPresenter? }
final class LiftPresenter {
  var interactor: LiftInteractor?
  var wireframe: LiftWireframe?  // want "LiftPresenter\.wireframe → LiftWireframe\.presenter → LiftPresenter is a loop .*; declare `LiftPresenter\.wireframe` weak"
}
final class LiftInteractor {}

/// Until it shows the screen, nothing but this holds the presenter.
final class LiftWireframe {
  var presenter: LiftPresenter?

  func show(from controller: UIViewController) {
    let screen = LiftViewController()
    screen.presenter = presenter
    controller.present(screen, animated: true)
  }
}
