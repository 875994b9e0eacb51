final class SearchPresenter: SearchInteractorOutput {
    let interactor: SearchInteractor<SearchPresenter>
    private(set) var hits: [String] = []

    init(interactor: SearchInteractor<SearchPresenter>) {
        self.interactor = interactor
        interactor.output = self
    }

    func found(_ hits: [String]) { self.hits = hits }
}
