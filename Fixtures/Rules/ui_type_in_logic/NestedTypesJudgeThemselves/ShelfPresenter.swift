final class ShelfPresenter {
    var interactor: ShelfInteractor?

    struct Style {
        let tint: UIColor
    }
}
