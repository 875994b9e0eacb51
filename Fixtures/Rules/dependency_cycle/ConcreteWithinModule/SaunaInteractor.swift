final class SaunaInteractor {
    weak var presenter: SaunaPresenter? // want "SaunaInteractor.*SaunaPresenter"

    func heat(to degrees: Int) { presenter?.heated(to: degrees) }
}
