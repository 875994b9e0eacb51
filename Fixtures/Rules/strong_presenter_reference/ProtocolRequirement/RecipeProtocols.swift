import Foundation

protocol RecipePresenterProtocol: AnyObject {
    var interactor: RecipeInteractorProtocol? { get set }
    func loaded(_ steps: [String])
}

protocol RecipeInteractorProtocol: AnyObject {
    var presenter: RecipePresenterProtocol? { get set }
    func load(id: Int)
}
