import Foundation

class RecipeInteractor: RecipeInteractorProtocol {
    weak var presenter: RecipePresenterProtocol?

    func load(id: Int) {
        presenter?.loaded(["Chop \(id) onions", "Fry", "Serve"])
    }
}

class RecipePresenter: RecipePresenterProtocol {
    var interactor: RecipeInteractorProtocol?
    private var steps: [String] = []

    func loaded(_ steps: [String]) {
        self.steps = steps
    }
}
