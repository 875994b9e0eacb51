class BasePresenter {
    weak var view: BaseViewController?
    var interactor: BaseInteractor?
}

class BaseInteractor {}
