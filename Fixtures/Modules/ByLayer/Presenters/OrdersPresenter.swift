final class OrdersPresenter: OrdersViewHandler, OrdersInteractorOutput {
    weak var view: OrdersView?
    private let interactor: OrdersInteractorInput
    private let router: OrdersRouting

    init(interactor: OrdersInteractorInput, router: OrdersRouting) {
        self.interactor = interactor
        self.router = router
    }

    func opened() { interactor.load() }

    func loaded(_ orders: [OrderEntity]) {
        guard !orders.isEmpty else { return router.back() }
        view?.show(lines: orders.map { "No. \($0.number): \($0.cents)" })
    }
}
