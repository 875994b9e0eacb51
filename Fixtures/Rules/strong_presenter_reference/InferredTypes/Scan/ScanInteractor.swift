protocol ScanInteractorOutput: AnyObject {
    func scanned(_ code: String)
}

final class ScanInteractor {
    var output: ScanInteractorOutput? // want "ScanInteractor.*strong.*ScanPresenter"
    private let retries: Int
    init(retries: Int) { self.retries = retries }
}
