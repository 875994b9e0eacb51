import UIKit

final class StrongPresenter {
  let interactor = StrongInteractor()
  // viperlint:disable:next strong_view_reference -- the window owns both for the life of the app
  var view: StrongViewController?
}

final class StrongInteractor {}

final class StrongViewController: UIViewController {
  var presenter: StrongPresenter?
}
