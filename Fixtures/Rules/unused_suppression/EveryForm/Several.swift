// viperlint:disable data_access_outside_interactor , ui_framework_import -- one screen, one exception: a, b -- and c
import UIKit

final class SeveralPresenter {
  let interactor = SeveralInteractor()
  func first() { UserDefaults.standard.set(true, forKey: "a") }
}

final class SeveralInteractor {}
