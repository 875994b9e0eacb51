final class ParcelPresenter: ParcelPresenterInput, ParcelInteractorOutput {
  weak var view: ParcelViewInput?
  let interactor: ParcelInteractorInput
  let router: ParcelRouterInput

  init(interactor: ParcelInteractorInput, router: ParcelRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func track() { interactor.load() }
  func didLoad(_ text: String) { view?.show(text) }
}

final class ParcelInteractor: ParcelInteractorInput {
  weak var presenter: ParcelInteractorOutput?
  func load() { presenter?.didLoad("") }
}

final class ParcelRouter: ParcelRouterInput {
  static let shared = ParcelRouter()
  func openMap() {}
}
