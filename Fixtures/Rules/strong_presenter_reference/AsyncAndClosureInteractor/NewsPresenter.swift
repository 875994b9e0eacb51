import Foundation

final class NewsPresenter {
    private let interactor: NewsInteracting
    var lines: [String] = []

    init(interactor: NewsInteracting) {
        self.interactor = interactor
    }

    func appeared() {
        Task { [weak self] in
            let lines = try? await self?.interactor.headlines()
            self?.lines = lines ?? []
        }
    }
}
