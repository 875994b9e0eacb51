protocol TollRouterProtocol: AlertPresentable {}

final class TollRouter: TollRouterProtocol {}

final class TollPresenter {
    weak var view: TollView?
    let interactor: TollInteractor
    let router: TollRouterProtocol

    init(interactor: TollInteractor, router: TollRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func unpaid() { router.present(message: "Pay first", from: view) }
}

protocol TollView: AnyObject {}
final class TollInteractor {}
