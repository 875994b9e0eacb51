import UIKit

final class CartRouter: CartRouting {
    weak var screen: UIViewController?

    static func createModule() -> UIViewController {
        let screen = CartViewController()
        let router = CartRouter()
        let interactor = CartInteractor()
        let presenter = CartPresenter(interactor: interactor, router: router)
        screen.handler = presenter
        presenter.view = screen
        interactor.output = presenter
        router.screen = screen
        return screen
    }

    func toOrders() {
        screen?.navigationController?.pushViewController(OrdersRouter.createModule(), animated: true)
    }
}
