import Foundation

final class OneOfTwoPresenter {
  let interactor = OneOfTwoInteractor()

  func load() {
    // want-next "`ui_framework_import` finds nothing here"
    // viperlint:disable:next data_access_outside_interactor, ui_framework_import -- one of them
    UserDefaults.standard.set(true, forKey: "a")
  }
}

final class OneOfTwoInteractor {}
