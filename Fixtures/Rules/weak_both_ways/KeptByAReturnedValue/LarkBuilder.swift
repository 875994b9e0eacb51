import UIKit

enum LarkBuilder {
    static func build() -> (UIViewController, LarkPresenter) {
        let screen = LarkViewController()
        let presenter = LarkPresenter()
        let interactor = LarkInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        return (screen, presenter)
    }
}
