import UIKit

final class CranePresenter {
  var interactor: CraneInteractor?
  var router: CraneRouter?
}
final class CraneInteractor { func lift() {} }

final class CraneRouter {
  weak var presenter: CranePresenter?  // want "CraneRouter, a router, holds CranePresenter, a presenter, which in VIPER a router is not to know; name it only in the code that puts the module together"

  func open(with interactor: CraneInteractor) {  // want "names CraneInteractor, an interactor"
    interactor.lift()
  }
}
