final class SwanInteractor {
    weak var presenter: SwanPresenter?
}
