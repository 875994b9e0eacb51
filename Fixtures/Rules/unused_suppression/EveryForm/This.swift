import Foundation

final class ThisPresenter {
  let interactor = ThisInteractor()

  func load() {
    UserDefaults.standard.set(true, forKey: "a")  // viperlint:disable:this data_access_outside_interactor -- as above
  }
}

final class ThisInteractor {}
