final class LetterPresenter {
    private let interactor: LetterInteractor
    private let router: LetterRouter

    init(interactor: LetterInteractor, router: LetterRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class LetterInteractor {
    let id: Int
    init(id: Int) { self.id = id }
}
