final class CrowInteractor {
    weak var presenter: CrowPresenter?
}
