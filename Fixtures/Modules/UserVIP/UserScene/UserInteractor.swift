final class UserInteractor: UserBusinessLogic, UserDataStore {
    var presenter: UserPresentationLogic?
    private(set) var user: UserRecord?
    private let worker: UserWorker

    init(worker: UserWorker = UserWorker()) {
        self.worker = worker
    }

    func fetch(request: UserModels.Fetch.Request) {
        user = worker.record(id: request.id)
        presenter?.presentUser(response: .init(user: user))
    }
}
