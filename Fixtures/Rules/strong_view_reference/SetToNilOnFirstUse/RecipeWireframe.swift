import UIKit

final class RecipeWireframe: BaseWireframe {
    init() {
        let screen = RecipeViewController()
        super.init(controller: screen)
        screen.presenter = RecipePresenter(wireframe: self)
    }
}
