import UIKit

protocol BeeInteractorOutput: AnyObject { func flown() }

final class BeeViewController: UIViewController { var presenter: BeePresenter? }
final class BeePresenter: BeeInteractorOutput {
  let interactor = BeeInteractor()
  func flown() {}
}
final class BeeInteractor {
  var output: BeeInteractorOutput?  // want "neither is ever released; declare `output` weak"
}

enum BeeBuilder {
  static func make() -> UIViewController {
    let view = BeeViewController()
    let presenter = BeePresenter()
    presenter.interactor.output = presenter
    view.presenter = presenter
    return view
  }
}
