final class SoapPresenter {
    private let interactor = SoapInteractor()

    func appeared() { interactor.presenter = self }
}
