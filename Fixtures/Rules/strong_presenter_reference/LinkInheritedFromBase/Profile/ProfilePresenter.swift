import Foundation

final class ProfilePresenter: BaseInteractorOutput {
    private let interactor: ProfileInteractorInput

    init(interactor: ProfileInteractorInput) {
        self.interactor = interactor
    }

    func failed(_ error: Error) {}
}
