import Viperit
final class HomePresenter: Presenter { // the base class has `_interactor`, the other's `_presenter`
    func start() { interactor.load() }
}
private extension HomePresenter {
    var interactor: HomeInteractor { // want "HomePresenter and HomeInteractor depend on each other: .*; cast to a contract where the base class's property is cast$"
        return _interactor as! HomeInteractor
    }
}
final class HomeInteractor: Interactor {
    func load() { presenter.start() }
}
private extension HomeInteractor {
    var presenter: HomePresenter { _presenter as! HomePresenter }
}
