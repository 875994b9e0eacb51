import Foundation

final class BlockPresenter {
  let interactor = BlockInteractor()

  func load() {
    /* viperlint:disable:this data_access_outside_interactor -- as above */ UserDefaults.standard.set(true, forKey: "a")
  }
}

final class BlockInteractor {}
