import UIKit

final class BasketPresenter {
    weak var view: UIViewController?
    private let interactor: BasketInteractor
    private let router: BasketRouter

    init(interactor: BasketInteractor, router: BasketRouter) {
        self.interactor = interactor
        self.router = router
    }

    func didTapCheckout() {
        guard interactor.count > 0 else { return router.showEmptyHint() }
        let next = CheckoutViewController()
        view?.navigationController?.pushViewController(next, animated: true) // want "BasketPresenter.*pushViewController"
    }

    func didTapClose() {
        view?.navigationController?.popViewController(animated: true) // want "BasketPresenter.*popViewController"
    }
}
