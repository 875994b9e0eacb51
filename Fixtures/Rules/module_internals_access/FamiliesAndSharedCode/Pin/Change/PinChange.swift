// A variant of the other module: it shares its view.
final class PinChangePresenter: PinSetupPresenterProtocol {
  weak var view: PinSetupViewProtocol?
  var interactor: PinChangeInteractor?
}
final class PinChangeInteractor {}
final class PinChangeRouter {}
