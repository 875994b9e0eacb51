final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func title() -> String? {
        UserDefaults.standard.string(forKey: Keys.UserDefaults.title) // want "UserDefaults"
    }
}
