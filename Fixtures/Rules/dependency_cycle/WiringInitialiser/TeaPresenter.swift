final class TeaPresenter: TeaInteractorOutput {
    private let interactor: TeaInteractorInput

    init() {
        let interactor = TeaInteractor()
        self.interactor = interactor
        interactor.presenter = self
    }

    func brewed() {}
}
