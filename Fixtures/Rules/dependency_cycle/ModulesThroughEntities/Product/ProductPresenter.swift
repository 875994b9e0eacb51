final class ProductPresenter: ProductInteractorOutput {
    private let interactor: ProductInteractor
    init(interactor: ProductInteractor) { self.interactor = interactor }
    func stored() {}
}
