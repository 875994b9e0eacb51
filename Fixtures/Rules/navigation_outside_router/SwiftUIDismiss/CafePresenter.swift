import SwiftUI

final class CafePresenter: ObservableObject {
    @Environment(\.dismiss) private var dismiss
    private let interactor: CafeInteractor
    private let router: CafeRouter

    init(interactor: CafeInteractor, router: CafeRouter) {
        self.interactor = interactor
        self.router = router
    }

    func paid() {
        interactor.close()
        dismiss() // want "CafePresenter.*dismiss"
    }
}
