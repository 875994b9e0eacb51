protocol SearchInteractorOutput: AnyObject {
    func found(_ hits: [String])
}

final class SearchInteractor<Output> where Output: SearchInteractorOutput {
    var output: Output? // want "SearchInteractor.*strong.*SearchPresenter"
    private let index: [String]

    init(index: [String]) {
        self.index = index
    }

    func search(_ term: String) {
        output?.found(index.filter { $0.contains(term) })
    }
}
