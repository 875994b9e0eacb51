import Foundation

final class TransferPresenter {
    weak var view: TransferView?
    private let interactor: TransferInteractorInput
    private let wireframe: TransferWireframeProtocol
    private let navigator: TransferRouting

    init(interactor: TransferInteractorInput, wireframe: TransferWireframeProtocol, navigator: TransferRouting) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.navigator = navigator
    }

    func failed(_ error: Error) {
        wireframe.present(error: error, from: view)
        wireframe.present(error, from: view, locale: .current)
        view?.show(error: error.localizedDescription)
    }

    func confirm() {
        let screen = interactor.confirmation
        wireframe.present(screen, animated: true)
        navigator.pushViewController(screen, animated: true)
        navigator.performSegue(withIdentifier: "Confirm", sender: self)
        navigator.show(screen, sender: nil)
    }

    func close() {
        wireframe.dismiss(view: view)
        navigator.dismiss(animated: true)
        self.navigator.popViewController(animated: true)
        self.wireframe.open(url: URL(string: "https://example.org")!)
    }
}
