import Radio

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func tune() {
        Session.shared.start()
        Connection("FM").open()
        AF.tune(98)
    }
}
