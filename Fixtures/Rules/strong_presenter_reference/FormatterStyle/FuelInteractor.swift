import Foundation

/// Here the presenter only turns figures into words; the interactor asks it and passes the text on.
final class FuelInteractor {
    private let presenter: FuelPresenting
    var changed: (String) -> Void = { _ in }

    init(presenter: FuelPresenting = FuelPresenter()) {
        self.presenter = presenter
    }

    func filled(litres: Double, price: Decimal) {
        changed(presenter.sentence(litres: litres, price: price))
    }
}
