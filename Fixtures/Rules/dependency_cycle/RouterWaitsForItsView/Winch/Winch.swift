import UIKit

final class WinchViewController: UIViewController { var presenter: WinchPresenter? }
final class WinchPresenter {
  var interactor: WinchInteractor?
  var wireframe: WinchWireframe? // want "WinchPresenter and WinchWireframe depend on each other"
  func stop() {}
}
final class WinchInteractor { func pull() {} }

final class WinchWireframe {
  var presenter: WinchPresenter?

  func show(from controller: UIViewController) {
    let screen = WinchViewController()
    screen.presenter = presenter
    controller.present(screen, animated: true)
  }

  func close() { presenter?.stop() }
}
