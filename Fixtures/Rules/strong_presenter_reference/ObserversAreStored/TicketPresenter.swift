final class TicketPresenter: TicketInteractorOutput {
    var interactor: TicketInteractor? {
        willSet {
            interactor?.output = nil
        }
    }

    func seatsChanged(_ free: Int) {}
}
