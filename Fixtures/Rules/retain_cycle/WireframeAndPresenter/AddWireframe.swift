final class AddWireframe: AddWireframeProtocol {
    var presenter: AddPresenter? // want "^AddPresenter\.wireframe → AddWireframe\.presenter → AddPresenter is a loop of strong references: neither is ever released; declare `AddWireframe\.presenter` weak$"

    func dismiss() {}
}
