final class CabinPresenter {
    let interactor: CabinInteractor
    let router: CabinRouter

    init(interactor: CabinInteractor, router: CabinRouter) {
        self.interactor = interactor
        self.router = router
    }

    func left() {}
}

final class CabinInteractor {}
final class CabinRouter {}
