import UIKit

final class LiftViewController: UIViewController { var presenter: LiftPresenter? }
final class LiftPresenter {
  var interactor: LiftInteractor?
  var wireframe: LiftWireframe?
  func prepare() {}
}
final class LiftInteractor { func lift() {} }

/// It names the presenter only where it hands that to the view.
final class LiftWireframe {
  var presenter: LiftPresenter?

  func show(from controller: UIViewController) {
    let screen = LiftViewController()
    screen.presenter = presenter
    presenter?.prepare()
    controller.present(screen, animated: true)
  }
}
