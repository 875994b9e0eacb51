final class RelayPresenter: RelayInteractorOutput {
    var interactor: RelayInteractor?
    func relayed() {}
}
