import Combine

final class GalleryPresenter: ObservableObject {
    @Published var route: [Picture] = []
    @Published var picture: Picture?
    private let interactor: GalleryInteractor
    private let router: GalleryRouter
    private var path: [String] = []

    init(interactor: GalleryInteractor, router: GalleryRouter) {
        self.interactor = interactor
        self.router = router
    }

    func share() {
        path.append("share")
        router.share()
    }
}

final class GalleryInteractor {}

final class GalleryRouter {
    func share() {}
}
