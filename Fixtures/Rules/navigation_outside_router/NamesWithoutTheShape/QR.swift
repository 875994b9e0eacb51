protocol QRView: AnyObject {
    func present(message: String, animated: Bool)
    func show(error: String)
    func show(items: [String], animated: Bool)
    func dismiss()
    func dismissKeyboard(animated: Bool)
    func pushRow(_ row: String, animated: Bool)
    func setViewControllers(titles: [String])
}

protocol QRInteractorOutput: AnyObject {
    func found(_ code: String)
}

final class QRInteractor {
    weak var presenter: QRInteractorOutput?

    func scan() {
        presenter?.found("ISBN")
    }
}

final class QRRouter {
    func close() {}
}
