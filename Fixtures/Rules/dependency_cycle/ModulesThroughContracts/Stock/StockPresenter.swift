final class StockPresenter {
    private let interactor: StockInteractor
    init(interactor: StockInteractor) { self.interactor = interactor }
}

extension StockPresenter: ChoiceListener {
    func chose(_ name: String) { _ = interactor.left(of: name) }
}
