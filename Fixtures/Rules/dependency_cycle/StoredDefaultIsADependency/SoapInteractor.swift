final class SoapInteractor {
    weak var presenter: SoapPresenter? // want "SoapInteractor.*SoapPresenter"
}
