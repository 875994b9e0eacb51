import UIKit

protocol LiftPresenting: AnyObject {}
final class LiftViewController: UIViewController { var presenter: LiftPresenting? }
final class LiftPresenter: LiftPresenting {
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
