import UIKit

final class TicketRouter {
    private let controller: UIViewController // want "^TicketRouter\.controller holds TicketViewController strongly, and TicketViewController\.presenter → TicketPresenter\.router leads back to it: none of them is ever released; declare `controller` as a weak, optional var$"

    init(controller: UIViewController) { self.controller = controller }

    func openPayment() {
        controller.present(UIViewController(), animated: true)
    }

    static func makeModule() -> UIViewController {
        let screen = TicketViewController()
        let presenter = TicketPresenter()
        let router = TicketRouter(controller: screen)
        screen.presenter = presenter
        presenter.view = screen
        presenter.router = router
        return screen
    }
}
