import Foundation

protocol RecipesWireframeInterface: WireframeInterface {
    func openRecipe(titled title: String)
}

protocol RecipesViewInterface: AnyObject {
    func reload(with items: [RecipesViewItem])
}

protocol RecipesPresenterInterface: AnyObject {
    func viewDidLoad()
    func didSelectRow(at index: Int)
}

protocol RecipesFormatterInterface: AnyObject {
    func format(_ titles: [String]) -> [RecipesViewItem]
}

protocol RecipesInteractorInterface: AnyObject {
    func fetchTitles(then completion: @escaping ([String]) -> Void)
}

struct RecipesViewItem {
    let text: String
}
