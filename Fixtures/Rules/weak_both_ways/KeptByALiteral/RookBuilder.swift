import UIKit

enum RookBuilder {
    static func build() -> UIViewController {
        let screen = RookViewController()
        let presenter = RookPresenter()
        let interactor = RookInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        screen.parts = [presenter]
        return screen
    }
}
