// want-next "`ui_framework_import` finds nothing here"
// viperlint:disable:next ui_framework_import -- was UIKit once
import Foundation

final class LinesPresenter {
  let interactor = LinesInteractor()

  func wrongLine() {
    // want-next "`data_access_outside_interactor` finds nothing here"
    // viperlint:disable:next data_access_outside_interactor -- a line too far up

    UserDefaults.standard.set(true, forKey: "a")  // want "uses UserDefaults"
  }

  func onlyOnItsLine() {
    /* viperlint:disable:this data_access_outside_interactor -- no code here */  // want "finds nothing here"
    UserDefaults.standard.set(true, forKey: "b")
  }
}

final class LinesInteractor {}
// want-next "finds nothing here"
// viperlint:disable:next ui_framework_import -- below the last line