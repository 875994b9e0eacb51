import Foundation

final class NextPresenter {
  let interactor = NextInteractor()

  func load() {
    // viperlint:disable:next data_access_outside_interactor -- the flag of the first launch
    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class NextInteractor {}
