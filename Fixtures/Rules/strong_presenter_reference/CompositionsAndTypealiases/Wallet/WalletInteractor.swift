protocol WalletInteractorOutput: AnyObject {
    func balanceChanged(_ cents: Int)
}

protocol WalletErrorOutput: AnyObject {
    func failed(_ reason: String)
}

final class WalletInteractor {
    var output: (WalletInteractorOutput & WalletErrorOutput)? // want "WalletInteractor.*strong.*WalletPresenter"
}
