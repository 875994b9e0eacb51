import UIKit

protocol TripViewControllable: AnyObject {
  func replaceModal(with controller: UIViewController?)
}

protocol TripPresenting: AnyObject { func back() }

final class TripPresenter: TripPresenting {
  var router: TripRouter?
  func back() {}
}

final class TripRouter {
  weak var view: TripViewControllable?
  func show(_ controller: UIViewController) { view?.replaceModal(with: controller) }
}
