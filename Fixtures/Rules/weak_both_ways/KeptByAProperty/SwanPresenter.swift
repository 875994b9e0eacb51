final class SwanPresenter {
    weak var view: SwanView?
    var interactor: SwanInteractor?
}
