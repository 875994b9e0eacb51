final class TripPresenter {
    weak var view: TripViewController?
    let interactor = TripInteractor()
}

final class TripInteractor {
    func start() {}
}
