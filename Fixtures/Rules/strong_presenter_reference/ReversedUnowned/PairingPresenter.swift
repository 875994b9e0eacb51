final class PairingPresenter: PairingInteractorOutput {
    private unowned let interactor: PairingInteractor

    init(interactor: PairingInteractor) {
        self.interactor = interactor
        interactor.output = self
    }

    func start() { interactor.pair() }
    func paired(_ name: String) {}
}
