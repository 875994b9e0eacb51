// viperlint:disable:next ui_framework_import -- one reason
// viperlint:disable:next data_access_outside_interactor -- and another, for the same line
import UIKit; final class StackedPresenter { let interactor = StackedInteractor(); func go() { UserDefaults.standard.set(true, forKey: "a") } }
final class StackedInteractor {}
