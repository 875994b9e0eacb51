import UIKit

final class LiftViewController: UIViewController { var presenter: LiftPresenter? }
final class LiftPresenter {
  var interactor: LiftInteractor?
  var wireframe: LiftWireframe?
  func prepare(_ view: LiftViewController) {}
}
final class LiftInteractor { func lift() {} }

/// It is given the presenter when the app starts, and puts the module together when it shows the screen.
final class LiftWireframe {
  var presenter: LiftPresenter?

  func show(from controller: UIViewController) {
    let screen = LiftViewController()
    screen.presenter = presenter
    presenter?.prepare(screen)
    controller.present(screen, animated: true)
  }
}
