private typealias Entry = (WalletItem, Int) // want "Ledger and Wallet depend on each other: LedgerPresenter names WalletItem, .*; the shorter way to cut leads from Ledger to Wallet: WalletItem$"
typealias LedgerIcon = Equatable & Sendable
final class LedgerMark {}
final class LedgerPresenter {
    var interactor: LedgerInteractor?
    private func show(_ entry: Entry) {}
}
final class LedgerInteractor {}
