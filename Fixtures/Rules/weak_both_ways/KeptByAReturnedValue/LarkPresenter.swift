final class LarkPresenter {
    weak var view: LarkView?
    var interactor: LarkInteractor?
}
