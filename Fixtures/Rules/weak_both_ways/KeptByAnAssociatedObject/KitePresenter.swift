final class KitePresenter {
    weak var view: KiteView?
    var interactor: KiteInteractor?
}
