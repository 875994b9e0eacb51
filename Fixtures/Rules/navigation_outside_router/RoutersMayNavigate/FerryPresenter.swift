protocol FerryRouterInput: AnyObject {
    func openTicket()
    func close()
}

final class FerryPresenter {
    private let interactor: FerryInteractor
    private let router: FerryRouterInput

    init(interactor: FerryInteractor, router: FerryRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func bought() { router.openTicket() }
}

final class FerryInteractor {}
