import UIKit

final class WinchViewController: UIViewController { var presenter: WinchPresenter? }
final class WinchPresenter {
  var interactor: WinchInteractor?
  var wireframe: WinchWireframe?
  func stop() {}
}
final class WinchInteractor { func pull() {} }

final class WinchWireframe {
  var presenter: WinchPresenter?  // want "WinchWireframe, a router, holds WinchPresenter, a presenter"

  func show(from controller: UIViewController) {
    let screen = WinchViewController()
    screen.presenter = presenter
    controller.present(screen, animated: true)
  }

  func close() { presenter?.stop() }
}
