import UIKit

enum KiteBuilder {
    static func build() -> UIViewController {
        let screen = KiteViewController()
        let presenter = KitePresenter()
        let interactor = KiteInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        objc_setAssociatedObject(screen, "presenter", presenter, .OBJC_ASSOCIATION_RETAIN)
        return screen
    }
}
