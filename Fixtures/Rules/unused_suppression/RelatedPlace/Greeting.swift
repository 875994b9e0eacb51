import UIKit

final class GreetingPresenter {
  let interactor = GreetingInteractor()
  var view: GreetingViewController?
}

final class GreetingInteractor {}

final class GreetingViewController: UIViewController {
  // viperlint:disable:next strong_view_reference -- the window owns both for the life of the app
  var presenter: GreetingPresenter?
}
