import Foundation

final class RestPresenter {
  let interactor = RestInteractor()

  func load() {
    // viperlint:disable data_access_outside_interactor -- to the end of the file

    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class RestInteractor {}
