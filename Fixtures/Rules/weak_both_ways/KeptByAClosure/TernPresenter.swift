final class TernPresenter {
    weak var view: TernView?
    var interactor: TernInteractor?
}
