final class LarkInteractor {
    weak var presenter: LarkPresenter?
}
