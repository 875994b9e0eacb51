final class FeedPresenter: FeedInteractorOutput {
    var interactor: FeedInteractor?

    func didLoad(_ posts: [String]) {}
}
