import Foundation

final class RecipesPresenter {

    private unowned let view: RecipesViewInterface
    private let formatter: RecipesFormatterInterface
    private let interactor: RecipesInteractorInterface
    private let wireframe: RecipesWireframeInterface

    private var titles: [String] = []

    init(
        view: RecipesViewInterface,
        formatter: RecipesFormatterInterface,
        interactor: RecipesInteractorInterface,
        wireframe: RecipesWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension RecipesPresenter: RecipesPresenterInterface {

    func viewDidLoad() {
        interactor.fetchTitles { [weak self] titles in
            guard let self else { return }
            self.titles = titles
            self.view.reload(with: self.formatter.format(titles))
        }
    }

    func didSelectRow(at index: Int) {
        wireframe.openRecipe(titled: titles[index])
    }
}
