protocol CoinView: AnyObject {
    func confirmSale(of coin: String)
}

final class CoinPresenter {
    weak var view: CoinView?
    let interactor: CoinInteractor
    let router: CoinRouter

    init(interactor: CoinInteractor, router: CoinRouter) {
        self.interactor = interactor
        self.router = router
    }

    func sell(_ coin: String) { interactor.sell(coin) }
}

final class CoinInteractor {
    func sell(_ coin: String) {}
}

final class CoinRouter {}
