final class ScanPresenter: ScanInteractorOutput {
    private let interactor = ScanInteractor(retries: 2)

    init() {
        interactor.output = self
    }

    func scanned(_ code: String) {}
}
