import UIKit

enum OrderList {
  struct Request {}
  struct Response {}
  struct ViewModel {}
}
protocol OrderListBusinessLogic { func fetch(_ request: OrderList.Request) }
protocol OrderListPresentationLogic { func present(_ response: OrderList.Response) }
protocol OrderListDisplayLogic: AnyObject { func display(_ viewModel: OrderList.ViewModel) }
protocol OrderListRoutingLogic { func routeToOrder() }

final class OrderListViewController: UIViewController, OrderListDisplayLogic {
  var interactor: OrderListBusinessLogic?
  var router: OrderListRoutingLogic?

  override func viewDidLoad() {
    super.viewDidLoad()
    setup()
  }

  private func setup() {
    let interactor = OrderListInteractor()
    let presenter = OrderListPresenter()
    let router = OrderListRouter()
    self.interactor = interactor
    self.router = router
    interactor.presenter = presenter
    presenter.viewController = self
    router.dataStore = interactor
  }

  func display(_ viewModel: OrderList.ViewModel) {}
}

protocol OrderListDataStore { var order: String? { get set } }

final class OrderListInteractor: OrderListBusinessLogic, OrderListDataStore {
  var presenter: OrderListPresentationLogic?
  var router: OrderListRoutingLogic?
  let worker = OrderListWorker()
  var order: String?
  func fetch(_ request: OrderList.Request) { presenter?.present(OrderList.Response()) }
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: OrderListDisplayLogic?
  func present(_ response: OrderList.Response) { viewController?.display(OrderList.ViewModel()) }
}

final class OrderListWorker {}

final class OrderListRouter: OrderListRoutingLogic {
  weak var viewController: OrderListViewController?
  var dataStore: OrderListDataStore?
  func routeToOrder() {}
}
