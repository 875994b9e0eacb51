final class HarborPresenter: HarborViewOutput, HarborInteractorOutput {
    weak var view: HarborViewInput?
    private let interactor: HarborInteractorInput
    private let router: HarborRouterInput

    init(interactor: HarborInteractorInput, router: HarborRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func ready() { interactor.dock("Gorch Fock") }
    func docked(_ ship: String) { view?.show(ship) }
}
