import UIKit

final class SwanCoordinator {
    var current: SwanPresenter?
}

enum SwanBuilder {
    static func build() -> UIViewController {
        let screen = SwanViewController()
        let presenter = SwanPresenter()
        let interactor = SwanInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        return screen
    }
}
