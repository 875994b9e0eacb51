import UIKit

enum TernBuilder {
    static func build() -> UIViewController {
        let screen = TernViewController()
        let presenter = TernPresenter()
        let interactor = TernInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        screen.onClose = { presenter.view = nil }
        return screen
    }
}
