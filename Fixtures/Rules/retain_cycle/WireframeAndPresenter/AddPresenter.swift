protocol AddWireframeProtocol: AnyObject {
    func dismiss()
}

final class AddPresenter {
    var wireframe: AddWireframeProtocol?

    func cancel() { wireframe?.dismiss() }
}
