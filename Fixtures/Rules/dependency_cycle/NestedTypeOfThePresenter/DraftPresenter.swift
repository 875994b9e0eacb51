final class DraftPresenter: DraftInteractorOutput {
    enum Mode { case new, reply }

    private let interactor: DraftInteractor
    init(interactor: DraftInteractor) { self.interactor = interactor }

    func loaded(_ text: String) {}
}
