final class CardsInteractor {
    private var presenter: CardsModule.Output? // want "CardsInteractor.*strong.*CardsPresenter"

    func deal(to presenter: CardsModule.Output) {
        self.presenter = presenter
        presenter.dealt(["7♠", "Q♥"])
    }
}

final class CardsPresenter: CardsModule.Output {
    private let interactor: CardsModule.Input

    init(interactor: CardsModule.Input) {
        self.interactor = interactor
        interactor.deal(to: self)
    }

    func dealt(_ cards: [String]) {}
    func log(_ line: String) {}
}
