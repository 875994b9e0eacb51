protocol LockInteractorOutput: AnyObject {
    func didLock()
}

final class LockPresenter: LockInteractorOutput {
    weak var interactor: LockInteractor?

    func didLock() {}
}

final class LockInteractor {
    let presenter: LockInteractorOutput

    init(presenter: LockInteractorOutput) { self.presenter = presenter }
}
