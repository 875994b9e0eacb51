final class IntroPresenter {
    var titles = ["Hello", "Ready"]
    let interactor: IntroInteractor
    let router: IntroRouter

    init(interactor: IntroInteractor, router: IntroRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class IntroInteractor {}
final class IntroRouter {}
