import Foundation

// want-next "`data_access_outside_interactor` is not disabled here"
// viperlint:enable data_access_outside_interactor

final class RegionsPresenter {
  let interactor = RegionsInteractor()

  // want-next "finds nothing here"
  // viperlint:disable data_access_outside_interactor -- nothing before its end
  // viperlint:enable data_access_outside_interactor
  func first() { UserDefaults.standard.set(true, forKey: "a") }  // want "UserDefaults"
}

final class RegionsInteractor {}
