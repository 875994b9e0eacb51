import Foundation

final class RecipesInteractor {}

extension RecipesInteractor: RecipesInteractorInterface {
    func fetchTitles(then completion: @escaping ([String]) -> Void) {
        completion(["Goulash", "Ratatouille"])
    }
}
