final class BannerPresenter {
    private let interactor: BannerInteractor
    init(interactor: BannerInteractor) { self.interactor = interactor }
}

final class BannerInteractor {}
