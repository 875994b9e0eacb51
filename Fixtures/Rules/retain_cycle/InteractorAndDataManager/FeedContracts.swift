protocol FeedRemoteDataOutput: AnyObject {
    func didReceive(_ posts: [String])
}

protocol FeedInteractorOutput: AnyObject {
    func didLoad(_ posts: [String])
}
