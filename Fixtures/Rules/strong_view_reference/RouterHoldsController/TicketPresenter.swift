protocol TicketView: AnyObject {
    func show(_ price: Int)
}

final class TicketPresenter {
    weak var view: TicketView?
    var router: TicketRouter?

    func pay() { router?.openPayment() }
}
