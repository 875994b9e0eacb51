final class CartPresenter: CartViewHandler, CartInteractorOutput {
    weak var view: CartView?
    private let interactor: CartInteractorInput
    private let router: CartRouting

    init(interactor: CartInteractorInput, router: CartRouting) {
        self.interactor = interactor
        self.router = router
    }

    func opened() { interactor.countUp() }
    func checkoutTapped() { router.toOrders() }
    func counted(cents: Int) { view?.show(total: "\(cents / 100).\(cents % 100)") }
}
