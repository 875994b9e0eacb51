import UIKit

protocol KiteView: AnyObject {}
protocol KitePresenterInput: AnyObject {}
protocol KiteInteractorInput: AnyObject {}
protocol KiteRouterInput: AnyObject {}

final class KiteViewController: UIViewController, KiteView { var presenter: KitePresenterInput? }
final class KitePresenter: KitePresenterInput {
  struct Line {}
  weak var view: KiteView?
  let interactor: KiteInteractorInput
  let router: any KiteRouterInput
  init(interactor: KiteInteractorInput, router: any KiteRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}
final class KiteInteractor: KiteInteractorInput { var line: KitePresenter.Line? }
final class KiteRouter: KiteRouterInput {
  static func createModule() -> UIViewController {
    let view = KiteViewController()
    view.presenter = KitePresenter(interactor: KiteInteractor(), router: KiteRouter())
    return view
  }
}
