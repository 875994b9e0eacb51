import UIKit

final class CargoViewController: UIViewController {
  var presenter: CargoPresenter?

  func open() {
    MainRouter.open(from: navigationController)  // want "names MainRouter, a router"
    UserSessionInteractor.shared.logout()  // want "names UserSessionInteractor, an interactor"
    _ = RequestRouter.path
  }
}

final class CargoPresenter { var interactor: CargoInteractor? }

final class CargoInteractor {
  func signIn(with view: SignInViewProtocol) {}  // want "names SignInViewProtocol, a view"
}
