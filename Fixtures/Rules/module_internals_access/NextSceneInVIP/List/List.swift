import UIKit

protocol ListBusinessLogic {}
final class ListViewController: UIViewController { var interactor: ListBusinessLogic? }
final class ListInteractor: ListBusinessLogic { var presenter: ListPresenter? }
final class ListPresenter { weak var viewController: ListViewController? }
final class ListRouter {
  weak var viewController: ListViewController?
  func routeToDetail(segue: UIStoryboardSegue) {
    let next = segue.destination as! DetailViewController
    pass(to: next.router?.dataStore)
  }
  func pass(to dataStore: DetailDataStore?) {}
}
