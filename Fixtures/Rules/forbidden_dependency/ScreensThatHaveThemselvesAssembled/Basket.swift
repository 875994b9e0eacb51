import UIKit

protocol BasketViewInput: AnyObject {}

final class BasketViewController: UIViewController, BasketViewInput {
  var presenter: BasketPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    BasketRouter.assemble(self)  // want "names BasketRouter, a router, .*; put the module together before it is shown, in a function that hands out the view"
  }
}

final class BasketPresenter {
  weak var view: BasketViewInput?
  var interactor: BasketInteractor?
  var router: BasketRouter?
}

final class BasketInteractor {}

final class BasketRouter {
  static func assemble(_ view: BasketViewController) {
    let presenter = BasketPresenter()
    presenter.interactor = BasketInteractor()
    presenter.router = BasketRouter()
    presenter.view = view
    view.presenter = presenter
  }
}
