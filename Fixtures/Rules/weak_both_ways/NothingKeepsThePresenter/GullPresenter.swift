final class GullPresenter {
    weak var view: GullView?
    var interactor: GullInteractor?
}
