struct WalletItem {}
final class WalletPresenter {
    var interactor: WalletInteractor?
    func show(_ mark: LedgerMark, _ icon: any LedgerIcon) {}
}
final class WalletInteractor {}
