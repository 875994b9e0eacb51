import Foundation

protocol SyncInteractorOutput: AnyObject, Sendable {
    func synced(at date: Date) async
}

actor SyncInteractor {
    private var output: (any SyncInteractorOutput)? // want "SyncInteractor.*strong.*SyncPresenter"

    func use(_ output: any SyncInteractorOutput) {
        self.output = output
    }

    func sync() async {
        await output?.synced(at: Date())
    }
}
