final class SellInteractor {
    var price: Money?
    var currency = Currency.euro
    var filter: Filter = .new

    enum Filter { case new, old }
}

final class SellPresenter {
    private let interactor: SellInteractor
    init(interactor: SellInteractor) { self.interactor = interactor }
}
