final class LockPresenter: LockInteractorOutputProtocol {
    weak var interactor: LockInteractorInputProtocol?
    let wireframe: LockWireframeProtocol

    init(wireframe: LockWireframeProtocol) {
        self.wireframe = wireframe
    }

    func unlocked() { wireframe.hideLock() }
    func wrongCode(left: Int) { wireframe.shake() }
}

protocol LockWireframeProtocol: AnyObject {
    func hideLock()
    func shake()
}
