final class CrowPresenter {
    weak var view: CrowView?
    var interactor: CrowInteractor?
}
