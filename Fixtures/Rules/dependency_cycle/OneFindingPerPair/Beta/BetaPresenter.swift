final class BetaPresenter {
    private let interactor: BetaInteractor
    init(interactor: BetaInteractor) { self.interactor = interactor }

    func sort(_ sort: AlphaSort) { interactor.sort = sort }
}
