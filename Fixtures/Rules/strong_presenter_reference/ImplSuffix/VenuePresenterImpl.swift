final class VenuePresenterImpl: VenuePresenter {
    private let interactor: VenueInteractor
    init(interactor: VenueInteractor) { self.interactor = interactor }
    func loaded(_ seats: Int) {}
}
