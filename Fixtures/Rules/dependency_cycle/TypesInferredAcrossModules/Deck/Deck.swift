final class DeckInteractor {
    private let shuffle = ShuffleMode.riffle // want "Deck.*Shuffle"
}

final class DeckPresenter {
    private let interactor: DeckInteractor
    init(interactor: DeckInteractor) { self.interactor = interactor }
}

struct DeckSize { let cards: Int }
