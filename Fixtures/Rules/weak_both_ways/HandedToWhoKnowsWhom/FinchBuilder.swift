import UIKit

enum FinchBuilder {
    static func build() -> UIViewController {
        let screen = FinchViewController()
        let presenter = FinchPresenter()
        let interactor = FinchInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        register(presenter)
        return screen
    }
}
