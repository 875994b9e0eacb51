protocol PostInteractorOutput: AnyObject {
    func sent()
}

final class PostInteractor {
    weak var output: PostInteractorOutput?
}
