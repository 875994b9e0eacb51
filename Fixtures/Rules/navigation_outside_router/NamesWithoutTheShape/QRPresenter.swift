import Foundation

final class QRPresenter: QRInteractorOutput {
    weak var view: QRView?
    let interactor: QRInteractor
    let router: QRRouter

    init(interactor: QRInteractor, router: QRRouter) {
        self.interactor = interactor
        self.router = router
    }

    func found(_ code: String) {
        view?.present(message: code, animated: true)
        view?.show(error: "none")
        view?.show(items: [code], animated: false)
        view?.dismiss()
        view?.dismissKeyboard(animated: true)
        view?.pushRow(code, animated: true)
        view?.setViewControllers(titles: [code])
        present(code)
        show(code)
        dismiss()
    }

    private func present(_ code: String) { view?.present(message: code, animated: false) }
    private func show(_ code: String) {}
    private func dismiss() { router.close() }
}
