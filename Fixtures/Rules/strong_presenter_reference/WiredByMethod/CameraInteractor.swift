import Foundation

protocol CameraInteractorOutput: AnyObject {
    func authorized(_ allowed: Bool)
}

protocol CameraInteractorProtocol: AnyObject {
    func setup(with output: CameraInteractorOutput)
    func authorize()
}

final class CameraInteractor: CameraInteractorProtocol {
    private var output: CameraInteractorOutput? // want "CameraInteractor.*strong.*CameraPresenter"

    func setup(with output: CameraInteractorOutput) {
        self.output = output
    }

    func authorize() { output?.authorized(true) }
}
