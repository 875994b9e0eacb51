import SwiftUI // want "MoodPresenter.*SwiftUI.*Color"

final class MoodPresenter: ObservableObject {
    @Published var tint: Color = .clear
    private let interactor: MoodInteractor

    init(interactor: MoodInteractor) { self.interactor = interactor }

    func picked(_ mood: Int) { tint = mood > 3 ? .green : .gray }
}
