final class BasketPresenter: BasketInteractorOutput {
    private let interactor: BasketInteractor
    init(interactor: BasketInteractor) { self.interactor = interactor }
    func total(_ cents: Int) {}
}
