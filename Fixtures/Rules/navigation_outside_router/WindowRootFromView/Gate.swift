protocol GateViewOutput: AnyObject {
    func opened()
}

final class GatePresenter: GateViewOutput {
    let interactor: GateInteractor
    let router: GateRouter

    init(interactor: GateInteractor, router: GateRouter) {
        self.interactor = interactor
        self.router = router
    }

    func opened() {}
}

final class GateInteractor {}
final class GateRouter {}
