// viperlint:disable:next data_access_outside_interactor -- its rule does not run: who knows
import Foundation

final class GreetingPresenter {
  let interactor = GreetingInteractor()
}

final class GreetingInteractor {}
