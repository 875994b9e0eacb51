protocol LockInteractorInputProtocol: AnyObject {
    func unlock(code: String)
}

protocol LockInteractorOutputProtocol: AnyObject {
    func unlocked()
    func wrongCode(left: Int)
}

/// The interactor lives as long as the app and brings the presenter with it.
final class LockInteractor {
    let presenter: LockInteractorOutputProtocol
    private var left = 3

    init(presenter: LockInteractorOutputProtocol) {
        self.presenter = presenter
    }
}

extension LockInteractor: LockInteractorInputProtocol {
    func unlock(code: String) {
        guard code == "1234" else {
            left -= 1
            presenter.wrongCode(left: left)
            return
        }
        presenter.unlocked()
    }
}
