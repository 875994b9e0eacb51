import Combine

protocol CarsPresenting: AnyObject {
    func show(_ models: [String])
}

final class CarsPresenter: ObservableObject, CarsPresenting {
    @Published var models: [String] = []
    private let interactor: CarsInteracting

    init(interactor: CarsInteracting) {
        self.interactor = interactor
    }

    func appeared() { interactor.load() }
    func show(_ models: [String]) { self.models = models }
}
