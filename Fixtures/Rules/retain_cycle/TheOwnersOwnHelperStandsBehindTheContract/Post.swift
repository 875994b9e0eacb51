protocol PostHandling: AnyObject {
    func handle()
}

final class PostPresenter: PostHandling {
    let queue = PostQueue()
    let interactor = PostInteractor()

    func handle() {}
}

final class PostQueue {
    var handler: PostHandling = PostSorter()
}

final class PostSorter: PostHandling {
    func handle() {}
}

final class PostInteractor {
    func post() {}
}
