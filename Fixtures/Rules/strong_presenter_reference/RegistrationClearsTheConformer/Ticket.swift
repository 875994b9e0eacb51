protocol TicketInteractorOutput: AnyObject {
    func booked()
}

final class TicketInteractor {
    var output: TicketInteractorOutput?
}

final class TicketPresenter: TicketInteractorOutput {
    let interactor: TicketInteractor
    init(interactor: TicketInteractor) { self.interactor = interactor }
    func booked() {}
}

final class TicketAuditPresenter: TicketInteractorOutput {
    func booked() {}
}

final class TicketAssembly {
    func assemble(_ container: Container) {
        container.register(TicketInteractorOutput.self) { resolver in
            TicketAuditPresenter()
        }
    }
}
