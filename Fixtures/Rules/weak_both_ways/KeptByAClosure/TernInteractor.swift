final class TernInteractor {
    weak var presenter: TernPresenter?
}
