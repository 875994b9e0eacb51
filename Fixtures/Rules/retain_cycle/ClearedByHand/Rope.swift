protocol RopeDelegate: AnyObject {
    func pulled()
}

final class RopePresenter: RopeDelegate {
    let winch = RopeWinch()
    let interactor = RopeInteractor()

    func start() { winch.delegate = self }
    func stop() { winch.delegate = nil }
    func pulled() {}
}

final class RopeWinch {
    var delegate: RopeDelegate?
}

final class RopeInteractor {
    func pull() {}
}
