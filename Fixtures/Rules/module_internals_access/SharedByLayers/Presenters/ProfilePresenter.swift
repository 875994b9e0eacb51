final class ProfilePresenter {
  private let interactor: ProfileInteractor
  init(interactor: ProfileInteractor) { self.interactor = interactor }
}
