import SwiftUI

final class LampsRouter {
    @MainActor static func createModule() -> some View {
        LampsView(presenter: LampsPresenter(interactor: LampsInteractor()))
    }
}
