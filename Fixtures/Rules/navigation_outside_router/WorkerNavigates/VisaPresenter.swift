final class VisaPresenter: VisaInteractorOutput {
    let interactor: VisaInteractor
    let router: VisaRouter

    init(interactor: VisaInteractor, router: VisaRouter) {
        self.interactor = interactor
        self.router = router
    }

    func present(response: Int) { router.showResult(response) }
}

final class VisaRouter {
    func showResult(_ number: Int) {}
}
