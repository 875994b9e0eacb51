import Foundation

final class LegacyPresenter {
  let interactor = LegacyInteractor()
  // viperlint:disable:next data_access_outside_interactor -- its rule is off here: who knows
  func load() { UserDefaults.standard.set(true, forKey: "a") }
}

final class LegacyInteractor {}
