final class MapInteractor: Interacting {
    weak var presenter: MapPresenter?

    func locate() { presenter?.moved(to: (52.5, 13.4)) }
}

final class MapPresenter: Presenting {
    let interactor = MapInteractor()

    func moved(to place: (Double, Double)) {}
}
