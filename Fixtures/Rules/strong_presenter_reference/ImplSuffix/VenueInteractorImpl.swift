final class VenueInteractorImpl: VenueInteractor {
    var presenter: VenuePresenter? // want "VenueInteractorImpl.*strong.*VenuePresenterImpl"
    func load() { presenter?.loaded(300) }
}
