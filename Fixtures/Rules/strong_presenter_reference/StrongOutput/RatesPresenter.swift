import Foundation

final class RatesPresenter: RatesViewOutput, RatesInteractorOutput {

    weak var view: RatesViewInput?
    var interactor: RatesInteractorInput?

    func viewIsReady() {
        interactor?.refresh(base: "EUR")
    }

    func ratesDidRefresh(_ rates: [String: Decimal]) {
        view?.show(lines: rates.keys.sorted().map { "\($0): \(rates[$0] ?? 0)" })
    }
}
