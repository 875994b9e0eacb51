protocol BikeInteractorOutput: AnyObject {
    func rented()
}

final class BikeInteractor {
    var presenter: BikeInteractorOutput // want "BikeInteractor.*strong.*BikePresenter"
    init(presenter: BikeInteractorOutput) { self.presenter = presenter }
}

final class BikePresenter: BikeInteractorOutput {
    lazy var interactor = BikeInteractor(presenter: self)
    func rented() {}
}
