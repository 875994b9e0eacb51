import UIKit

/// It holds the other module's presenter as long as it is shown.
final class ShadeViewController: UIViewController {
  var presenter: ShadePresenter?
  var delegate: LampPresenter?
}
final class ShadePresenter {
  weak var view: ShadeViewController?
  var interactor: ShadeInteractor?
}
final class ShadeInteractor {}
