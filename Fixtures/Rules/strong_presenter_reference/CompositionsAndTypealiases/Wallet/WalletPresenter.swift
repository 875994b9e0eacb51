final class WalletPresenter: WalletInteractorOutput, WalletErrorOutput {
    var interactor: WalletInteractor?

    func balanceChanged(_ cents: Int) {}
    func failed(_ reason: String) {}
}
