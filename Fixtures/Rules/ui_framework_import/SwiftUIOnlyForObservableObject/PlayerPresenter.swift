import SwiftUI // want "PlayerPresenter.*SwiftUI.*Combine"

final class PlayerPresenter: ObservableObject {
    @Published var title = ""
    @Published private(set) var isPlaying = false
    private let interactor: PlayerInteractor

    init(interactor: PlayerInteractor) { self.interactor = interactor }

    func toggle() {
        isPlaying.toggle()
        objectWillChange.send()
    }
}
