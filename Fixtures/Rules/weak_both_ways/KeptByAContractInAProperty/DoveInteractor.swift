final class DoveInteractor {
    weak var presenter: DovePresenter?
}
