import Foundation

final class StakeConfirmPresenter {
    let interactor: StakeConfirmInteractor
    private var balance: Decimal = 0

    init(interactor: StakeConfirmInteractor) {
        self.interactor = interactor
    }
}

extension StakeConfirmPresenter: StakeConfirmInteractorOutput {
    func didReceive(balance: Decimal) { self.balance = balance }
    func didSubmit(hash: String) {}
}
