protocol ProductInteractorOutput: AnyObject {
    func stored()
}

final class ProductInteractor {
    weak var output: ProductInteractorOutput?

    func apply(_ action: BasketAction) { output?.stored() }
}
