final class RookInteractor {
    weak var presenter: RookPresenter?
}
