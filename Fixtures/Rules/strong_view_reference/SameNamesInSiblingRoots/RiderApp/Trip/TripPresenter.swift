final class TripPresenter {
    var view: TripViewController? // want "TripViewController\.presenter holds the presenter in turn"
    let interactor = TripInteractor()
}

final class TripInteractor {
    func start() {}
}
