protocol OrdersInteractorInput: AnyObject {
    func fetch()
}

protocol OrdersInteractorOutput: AnyObject {
    func fetched(_ ids: [Int])
}

final class OrdersInteractor: BaseInteractor<OrdersInteractorOutput>, OrdersInteractorInput {
    func fetch() {
        output?.fetched([1, 2, 3])
    }
}
