final class KiteInteractor {
    weak var presenter: KitePresenter?
}
