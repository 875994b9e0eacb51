final class RentInteractor {
    var price: Money?
    var filter: Filter = .cheap

    enum Filter { case cheap, near }
}

final class RentPresenter {
    private let interactor: RentInteractor
    init(interactor: RentInteractor) { self.interactor = interactor }
}
