import UIKit

final class GreetingViewController: UIViewController {
  weak var presenter: GreetingPresenter?
}

final class GreetingPresenter {
  weak var view: GreetingViewController?
  var interactor: GreetingInteractor?
}

final class GreetingInteractor {
  var presenter: GreetingPresenter?  // want "neither is ever released; let `GreetingViewController.presenter` hold it strongly, as nothing else keeps it, then declare `presenter` weak$"
}

final class GreetingRouter {
  static func makeModule() -> UIViewController {
    let view = GreetingViewController()
    let presenter = GreetingPresenter()
    let interactor = GreetingInteractor()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
