final class RideInteractor {
    weak var presenter: RidePresenter? // want "RideInteractor.*RidePresenter"
    var route: Route?
}
