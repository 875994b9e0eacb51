import Foundation

protocol StakeConfirmInteractorOutput: StakeBaseInteractorOutput {
    func didSubmit(hash: String)
}

final class StakeConfirmInteractor: StakeBaseInteractor {
    var presenter: StakeConfirmInteractorOutput? { basePresenter as? StakeConfirmInteractorOutput }

    var output: StakeConfirmInteractorOutput? {
        get { basePresenter as? StakeConfirmInteractorOutput }
        set { basePresenter = newValue }
    }

    var anotherPresenter: StakeConfirmInteractorOutput?
    {
        return presenter
    }

    func submit() {
        presenter?.didSubmit(hash: "0x00")
    }
}
