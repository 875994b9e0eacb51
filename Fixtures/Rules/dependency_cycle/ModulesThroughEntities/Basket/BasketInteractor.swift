protocol BasketInteractorOutput: AnyObject {
    func total(_ cents: Int)
}

final class BasketInteractor {
    weak var output: BasketInteractorOutput?
    private var products: [ProductEntity] = [] // want "Basket.*Product"

    func sum() { output?.total(products.map(\.cents).reduce(0, +)) }
}
