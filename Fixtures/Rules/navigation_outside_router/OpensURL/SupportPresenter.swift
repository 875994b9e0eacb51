import UIKit

final class SupportPresenter {
    private let interactor: SupportInteractor
    private let router: SupportRouter

    init(interactor: SupportInteractor, router: SupportRouter) {
        self.interactor = interactor
        self.router = router
    }

    func didTapSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url) // want "SupportPresenter.*open"
    }

    func didTapCall() {
        guard let url = URL(string: "tel:112"), UIApplication.shared.canOpenURL(url) else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil) // want "SupportPresenter.*open"
    }

    func didTapMail() {
        router.open(interactor.mail)
    }
}
