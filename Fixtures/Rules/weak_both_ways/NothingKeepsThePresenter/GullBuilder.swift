import UIKit

enum GullBuilder {
    static func build() -> UIViewController {
        let screen = GullViewController()
        let presenter = GullPresenter()
        let interactor = GullInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        return screen
    }
}
