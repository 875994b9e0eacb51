import UIKit

protocol BalloonBusinessLogic {}
protocol BalloonDataStore {}
protocol BalloonPresentationLogic {}

final class BalloonViewController: UIViewController {
  var interactor: BalloonInteractor?  // want "holds BalloonInteractor, the class of an interactor, .*; name its contract BalloonBusinessLogic instead"
  var router: BalloonRouter?  // want "holds BalloonRouter, the class of a router"
}
final class BalloonInteractor: BalloonDataStore, BalloonBusinessLogic {
  var presenter: BalloonPresentationLogic?
  let worker = BalloonWorker()
}
final class BalloonPresenter: BalloonPresentationLogic { weak var view: BalloonViewController? }  // want "holds BalloonViewController"
final class BalloonWorker {}
final class BalloonRouter {
  weak var viewController: BalloonViewController?
  var dataStore: BalloonDataStore?
}
