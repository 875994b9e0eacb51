import Foundation

protocol FuelPresenting {
    func sentence(litres: Double, price: Decimal) -> String
}

final class FuelPresenter: FuelPresenting {
    private let formatter = NumberFormatter()

    func sentence(litres: Double, price: Decimal) -> String {
        let sum = formatter.string(from: price as NSDecimalNumber) ?? "?"
        return "\(litres) l for \(sum)"
    }
}
