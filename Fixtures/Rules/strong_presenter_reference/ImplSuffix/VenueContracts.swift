protocol VenueInteractor: AnyObject {
    func load()
}

protocol VenuePresenter: AnyObject {
    func loaded(_ seats: Int)
}
