final class DovePresenter {
    weak var view: DoveView?
    var interactor: DoveInteractor?
}
