final class FeedInteractor: FeedRemoteDataOutput {
    weak var output: FeedInteractorOutput?
    var remote: FeedRemoteDataManager?

    func didReceive(_ posts: [String]) { output?.didLoad(posts) }
}
