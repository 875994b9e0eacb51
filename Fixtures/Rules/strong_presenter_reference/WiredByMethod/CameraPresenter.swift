import Foundation

final class CameraPresenter {
    private let interactor: CameraInteractorProtocol

    init(interactor: CameraInteractorProtocol) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        interactor.setup(with: self)
        interactor.authorize()
    }
}

extension CameraPresenter: CameraInteractorOutput {
    func authorized(_ allowed: Bool) {}
}
