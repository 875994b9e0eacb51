import Foundation

final class LinesPresenter {
  let interactor = LinesInteractor()

  func load() {
    /*
     viperlint:disable:next
       data_access_outside_interactor
       -- a reason that takes
          two lines
     */
    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class LinesInteractor {}
