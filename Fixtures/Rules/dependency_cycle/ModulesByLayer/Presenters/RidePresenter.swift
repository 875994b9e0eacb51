final class RidePresenter {
    let interactor: RideInteractor
    init(interactor: RideInteractor) { self.interactor = interactor }
    func stop(_ stop: Stop) {}
}
