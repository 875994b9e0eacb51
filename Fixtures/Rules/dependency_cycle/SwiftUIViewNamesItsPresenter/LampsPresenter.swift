import Combine

final class LampsPresenter: ObservableObject {
    @Published var title = ""
    private let interactor: LampsInteracting
    private let router = LampsRouter()

    init(interactor: LampsInteracting) { self.interactor = interactor }
}
