import UIKit

protocol HarborView: AnyObject {}
protocol HarborOutput: AnyObject {}
protocol HarborRouterInput: AnyObject { static func createModule(output: HarborInteractorOutput) -> UIViewController }
protocol HarborInteractorOutput: AnyObject {}

final class HarborViewController: UIViewController, HarborView { var presenter: HarborPresenter? }

final class HarborPresenter: HarborInteractorOutput {
  weak var view: HarborView?
  var interactor: HarborInteractor?
  var router: HarborRouterInput?
}

final class HarborInteractor { weak var output: HarborInteractorOutput? }

final class HarborRouter: HarborRouterInput {
  static func createModule(output: HarborInteractorOutput) -> UIViewController {
    let view = HarborViewController()
    let presenter = HarborPresenter()
    presenter.view = view
    presenter.interactor = HarborInteractor()
    presenter.router = HarborRouter()
    view.presenter = presenter
    return view
  }

  func openNext() {
    let presenter = HarborPresenter()
    presenter.router = self
  }
}
