protocol TaxiInteractorOutput: AnyObject {
    func arrived()
}

final class TaxiInteractor {
    var presenter: Optional<TaxiInteractorOutput> // want "TaxiInteractor.*strong.*TaxiPresenter"
    init() { presenter = .none }
}

final class TaxiPresenter: TaxiInteractorOutput {
    var interactor: Swift.Optional<TaxiInteractor> = nil
    func arrived() {}
}
