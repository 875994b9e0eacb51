final class FinchInteractor {
    weak var presenter: FinchPresenter?
}
