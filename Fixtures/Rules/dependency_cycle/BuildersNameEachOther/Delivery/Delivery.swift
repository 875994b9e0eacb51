final class DeliveryInteractor {
    weak var output: DeliveryInteractorOutput?
}

protocol DeliveryInteractorOutput: AnyObject {}

final class DeliveryPresenter: DeliveryInteractorOutput {
    private let interactor: DeliveryInteractor
    init(interactor: DeliveryInteractor) { self.interactor = interactor }
}
