final class GullInteractor {
    weak var presenter: GullPresenter?
}
