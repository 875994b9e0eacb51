final class RookPresenter {
    weak var view: RookView?
    var interactor: RookInteractor?
}
