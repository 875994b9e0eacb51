import Foundation

protocol TicketInteractorOutput: AnyObject {
    func seatsChanged(_ free: Int)
}

final class TicketInteractor {
    var output: TicketInteractorOutput? { // want "TicketInteractor.*strong.*TicketPresenter"
        didSet {
            output?.seatsChanged(free)
        }
    }

    private var free = 120
}
