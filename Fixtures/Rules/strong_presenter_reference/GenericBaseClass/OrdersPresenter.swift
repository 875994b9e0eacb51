protocol OrdersView: AnyObject {
    func render(_ rows: [String])
}

final class OrdersPresenter: BasePresenter<OrdersView, OrdersInteractorInput>, OrdersInteractorOutput {
    func fetched(_ ids: [Int]) {
        view()?.render(ids.map(String.init))
    }
}
