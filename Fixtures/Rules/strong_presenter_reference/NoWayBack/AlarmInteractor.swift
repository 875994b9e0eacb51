protocol AlarmInteractorOutput: AnyObject {
    func rang()
}

final class AlarmInteractor {
    private let presenter: AlarmInteractorOutput

    init(presenter: AlarmInteractorOutput) {
        self.presenter = presenter
    }

    func fire() { presenter.rang() }
}
