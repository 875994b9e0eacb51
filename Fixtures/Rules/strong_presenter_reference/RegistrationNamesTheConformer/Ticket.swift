protocol TicketInteractorOutput: AnyObject {
    func booked()
}

final class TicketInteractor {
    var output: TicketInteractorOutput? // want "TicketInteractor.*strong.*TicketPresenter"
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
            TicketPresenter(interactor: resolver.resolve(TicketInteractor.self)!)
        }
    }
}
