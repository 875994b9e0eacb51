final class ShelfPresenter {
    var interactor: ShelfInteractor?
    // UserDefaults.standard.set(1, forKey: "a")
    let note = "UserDefaults.standard.bool(forKey:)"
}
