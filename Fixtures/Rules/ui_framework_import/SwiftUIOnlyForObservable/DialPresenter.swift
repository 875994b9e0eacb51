import SwiftUI // want "DialPresenter.*SwiftUI.*Observation"

@MainActor
@Observable
final class DialPresenter {
    var degrees = 0.0
    @ObservationIgnored private let interactor: DialInteractor

    init(interactor: DialInteractor) { self.interactor = interactor }
}
