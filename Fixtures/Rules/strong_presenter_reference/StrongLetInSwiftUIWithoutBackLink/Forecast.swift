import Combine

@MainActor
final class ForecastPresenter: ObservableObject {
    @Published var line = ""
    func show(_ degrees: Int) { line = "\(degrees)°" }
}

@MainActor
final class ForecastInteractor {
    private let presenter: ForecastPresenter
    init(presenter: ForecastPresenter) { self.presenter = presenter }
    func refresh() async { presenter.show(17) }
}
