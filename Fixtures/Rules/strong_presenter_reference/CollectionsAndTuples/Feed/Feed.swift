protocol FeedInteractorOutput: AnyObject {
    func arrived(_ item: String)
}

final class FeedInteractor {
    var listeners: [String: FeedInteractorOutput] = [:] // want "FeedInteractor.*strong.*FeedPresenter"
}

final class FeedPresenter: FeedInteractorOutput {
    var interactor: FeedInteractor?
    func arrived(_ item: String) {}
}
