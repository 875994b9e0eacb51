import UIKit

final class FerryRouter: FerryRouterInput {
    weak var screen: UIViewController?

    func openTicket() {
        let board = UIStoryboard(name: "Ticket", bundle: nil)
        let ticket = board.instantiateViewController(withIdentifier: "Ticket")
        screen?.navigationController?.pushViewController(ticket, animated: true)
    }

    func openHarbour(_ url: URL) { UIApplication.shared.open(url) }
    func close() { screen?.dismiss(animated: true) }
}
