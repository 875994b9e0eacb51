final class FinchPresenter {
    weak var view: FinchView?
    var interactor: FinchInteractor?
}
