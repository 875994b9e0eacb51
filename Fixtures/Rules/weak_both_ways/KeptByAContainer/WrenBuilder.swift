import UIKit

enum WrenBuilder {
    private static var keepAlive: [AnyObject] = []

    static func build() -> UIViewController {
        let screen = WrenViewController()
        let presenter = WrenPresenter()
        let interactor = WrenInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        keepAlive.append(presenter)
        return screen
    }
}
