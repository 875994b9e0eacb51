final class WrenInteractor {
    weak var presenter: WrenPresenter?
}
