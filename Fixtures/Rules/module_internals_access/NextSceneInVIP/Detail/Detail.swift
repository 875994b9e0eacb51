import UIKit

protocol DetailBusinessLogic {}
protocol DetailDataStore: AnyObject {}
final class DetailViewController: UIViewController {
  var interactor: DetailBusinessLogic?
  var router: DetailRouter?
}
final class DetailInteractor: DetailBusinessLogic, DetailDataStore { var presenter: DetailPresenter? }
final class DetailPresenter { weak var viewController: DetailViewController? }
final class DetailRouter { var dataStore: DetailDataStore? }
