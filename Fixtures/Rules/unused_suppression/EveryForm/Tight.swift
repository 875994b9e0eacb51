import Foundation

final class TightPresenter {
  let interactor = TightInteractor()

  func load() {
    //viperlint:disable:next data_access_outside_interactor--no space needed
    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class TightInteractor {}
