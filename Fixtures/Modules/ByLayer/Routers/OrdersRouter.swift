import UIKit

final class OrdersRouter: OrdersRouting {
    weak var screen: UIViewController?

    static func createModule() -> UIViewController {
        let screen = OrdersViewController()
        let router = OrdersRouter()
        let interactor = OrdersInteractor()
        let presenter = OrdersPresenter(interactor: interactor, router: router)
        screen.handler = presenter
        presenter.view = screen
        interactor.output = presenter
        router.screen = screen
        return screen
    }

    func back() { screen?.navigationController?.popViewController(animated: true) }
}
