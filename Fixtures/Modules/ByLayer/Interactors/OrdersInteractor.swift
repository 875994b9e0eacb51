final class OrdersInteractor: OrdersInteractorInput {
    weak var output: OrdersInteractorOutput?

    func load() { output?.loaded([OrderEntity(number: 1, cents: 448)]) }
}
