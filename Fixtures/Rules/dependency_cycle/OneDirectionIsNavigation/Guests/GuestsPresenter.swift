final class GuestsPresenter: GuestsInteractorOutput {
    private let interactor: GuestsInteractor
    private let wireframe: GuestsWireframe

    init(interactor: GuestsInteractor, wireframe: GuestsWireframe) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func listed(_ guests: [Guest]) {}
}
