import UIKit

final class MenuRouter {
    static func createModule() -> UIViewController {
        let view = MenuViewController()
        let presenter = MenuPresenter(interactor: MenuInteractor())
        view.presenter = presenter
        presenter.view = view
        return view
    }
}
