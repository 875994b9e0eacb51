import UIKit

// A coordinator of flows is no router of a screen, and a table's delegate no presenter.
protocol SearchCoordinating: AnyObject {}
final class SearchCoordinator: SearchCoordinating { var presenter: SearchPresenter? }
final class SearchViewController: UIViewController {
  var presenter: SearchPresenter?
  weak var coordinator: SearchCoordinator?
  let tableDelegate = SearchTableViewDelegate()
}
final class SearchTableViewDelegate {}
final class SearchPresenter { var interactor: SearchInteractor? }
final class SearchInteractor {
  // An alert's helper, and a presenter of another kind.
  let alert = AlertPresenter()
}
