final class RecipePresenter {
    private let wireframe: RecipeWireframe

    init(wireframe: RecipeWireframe) { self.wireframe = wireframe }
}
