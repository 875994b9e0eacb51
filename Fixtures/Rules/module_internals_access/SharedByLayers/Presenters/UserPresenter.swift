/// Two screens show it, and none is named after it: there is no module `User`.
final class UserPresenter {
  private let interactor: UserInteractor
  init(interactor: UserInteractor) { self.interactor = interactor }
}
