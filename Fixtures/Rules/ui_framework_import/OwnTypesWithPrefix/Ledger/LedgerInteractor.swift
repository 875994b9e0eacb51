final class LedgerInteractor {
    let lines: [String] = []
    private let factory = UIFactory()
}
