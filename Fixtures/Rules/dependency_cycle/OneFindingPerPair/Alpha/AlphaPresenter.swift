final class AlphaPresenter {
    private let interactor: AlphaInteractor
    private var items: [BetaItem] = []

    init(interactor: AlphaInteractor) { self.interactor = interactor }
}

enum AlphaSort { case up, down }
struct AlphaItem { let id: Int }
