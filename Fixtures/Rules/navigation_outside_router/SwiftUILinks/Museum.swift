import Combine

final class MuseumPresenter: ObservableObject {
    @Published var favourite = "Girl"
    private let interactor: MuseumInteractor
    private let router: MuseumRouter

    init(interactor: MuseumInteractor, router: MuseumRouter) {
        self.interactor = interactor
        self.router = router
    }

    func showAll() { router.showAll() }
}

final class MuseumInteractor {}

final class MuseumRouter {
    func showAll() {}
}
