protocol RatesViewInput: AnyObject {
    func show(lines: [String])
}

protocol RatesViewOutput: AnyObject {
    func viewIsReady()
}

protocol RatesInteractorInput: AnyObject {
    func refresh(base: String)
}

protocol RatesInteractorOutput: AnyObject {
    func ratesDidRefresh(_ rates: [String: Decimal])
}

protocol RatesStorage {
    func rates(for base: String) -> [String: Decimal]
}
