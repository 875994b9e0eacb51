final class ShuffleInteractor {
    func run(_ thing: Any) -> Bool { thing is DeckSize }
}

final class ShufflePresenter {
    private let interactor: ShuffleInteractor
    init(interactor: ShuffleInteractor) { self.interactor = interactor }
}

enum ShuffleMode { case riffle, overhand }
