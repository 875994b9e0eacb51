import Combine
import Foundation

final class HealthPresenter: NSObject, ObservableObject, HealthInteractorOutput {
    @Published var caption = ""
    private let defaults: UserDefaults
    private weak var interactor: HealthInteractor?

    init(interactor: HealthInteractor, defaults: UserDefaults) {
        self.interactor = interactor
        self.defaults = defaults
        super.init()
    }

    func counted(_ steps: Int) { caption = "\(steps)" }
}
