import UIKit

final class RecipesWireframe: BaseWireframe {

    static func makeScreen() -> UIViewController {
        let screen = RecipesViewController()
        let wireframe = RecipesWireframe()
        let presenter = RecipesPresenter(
            view: screen,
            formatter: RecipesFormatter(),
            interactor: RecipesInteractor(),
            wireframe: wireframe)
        screen.presenter = presenter
        wireframe.viewController = screen
        return screen
    }
}

extension RecipesWireframe: RecipesWireframeInterface {

    func openRecipe(titled title: String) {
        let details = UIViewController()
        details.title = title
        navigationController?.pushViewController(details, animated: true)
    }
}
