import Foundation

@MainActor
final class SyncPresenter: SyncInteractorOutput {
    private let interactor: SyncInteractor
    private(set) var caption = ""

    init(interactor: SyncInteractor) {
        self.interactor = interactor
    }

    func appeared() async {
        await interactor.use(self)
        await interactor.sync()
    }

    func synced(at date: Date) async {
        caption = date.formatted()
    }
}
