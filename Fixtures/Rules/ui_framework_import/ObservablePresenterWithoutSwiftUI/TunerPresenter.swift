import Combine
import Foundation

final class TunerPresenter: ObservableObject {
    @Published var note = "A"
    private let interactor: TunerInteractor
    private var bag = Set<AnyCancellable>()

    init(interactor: TunerInteractor) { self.interactor = interactor }
}
