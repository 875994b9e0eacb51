// The base classes stand in the code base, but in no module of this one.
final class ListPresenter: CoreLogic {
    func start() { interactor.load() }
    private var interactor: ListInteractor { // want "ListPresenter and ListInteractor depend on each other: .*; cast to a contract where the base class's property is cast$"
        _interactor as! ListInteractor
    }
}
final class ListInteractor: CorePart {
    func load() { presenter.start() }
    private var presenter: ListPresenter { _presenter as! ListPresenter }
}
