import Alamofire
import UIKit

// One payload alone may be anything: a request of a library, an answer of a server, a state of the interactor.
struct LoginResponse {}

protocol QueryBusinessLogic {}
final class QueryViewController: UIViewController {
  var interactor: QueryBusinessLogic?
  func show(_ response: LoginResponse, _ state: QueryInteractor.Response) {}
}
final class QueryInteractor: QueryBusinessLogic {
  enum Response { case found }
  var presenter: QueryPresenter?
}
final class QueryPresenter {
  weak var viewController: QueryViewController?
  var current: Request?
}
