final class WrenPresenter {
    weak var view: WrenView?
    var interactor: WrenInteractor?
}
