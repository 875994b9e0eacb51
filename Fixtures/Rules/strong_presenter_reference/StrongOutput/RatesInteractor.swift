import Foundation

final class RatesInteractor: RatesInteractorInput {

    var output: RatesInteractorOutput? // want "RatesInteractor.*strong.*RatesPresenter"

    private let storage: RatesStorage

    init(storage: RatesStorage) {
        self.storage = storage
    }

    func refresh(base: String) {
        let rates = storage.rates(for: base)
        output?.ratesDidRefresh(rates)
    }
}
