import UIKit

final class PartingViewController: UIViewController {
  var presenter: PartingPresenter?
}

final class PartingInteractor {}

final class PartingPresenter {
  let interactor = PartingInteractor()
  var router: PartingRouter?
}

final class PartingRouter {
  var entry: PartingViewController?  // want "none of them is ever released; declare `entry` weak$"

  init(over window: UIWindow) {
    let view = PartingViewController()
    let presenter = PartingPresenter()
    presenter.router = self
    view.presenter = presenter
    entry = view
    window.show(view)
  }
}
