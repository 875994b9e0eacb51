import UIKit

final class TicketViewController: UIViewController, TicketView {
    var presenter: TicketPresenter!

    func show(_ price: Int) {}
}
