final class WharfPresenter: WharfViewOutput {
    let interactor: WharfInteractor
    let router: WharfRouter // want "WharfPresenter.*WharfRouter.*WharfViewController"

    init(interactor: WharfInteractor, router: WharfRouter) {
        self.interactor = interactor
        self.router = router
    }
}
