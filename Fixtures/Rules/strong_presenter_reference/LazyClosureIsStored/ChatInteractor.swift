import Foundation

protocol ChatInteractorOutput: AnyObject {
    func received(_ line: String)
}

final class ChatInteractor {
    private let services: ChatServices

    lazy var output: ChatInteractorOutput = { // want "ChatInteractor.*strong.*ChatPresenter"
        let presenter = services.makePresenter()
        presenter.interactor = self
        return presenter
    }()

    init(services: ChatServices) {
        self.services = services
    }

    func poll() {
        output.received("hello")
    }
}
