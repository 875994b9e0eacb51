final class CombPresenter: BasePresenter {
    func open() { interactor.fill() }
    func filled() {}
}

final class CombInteractor: BaseInteractor {
    func fill() { presenter.filled() }
}

private extension CombPresenter {
    var interactor: CombInteractor { anyInteractor as! CombInteractor } // want "CombPresenter and CombInteractor depend on each other"
}

private extension CombInteractor {
    var presenter: CombPresenter { anyPresenter as! CombPresenter }
}
