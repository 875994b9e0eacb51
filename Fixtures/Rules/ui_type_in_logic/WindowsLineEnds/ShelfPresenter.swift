final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var tint: UIColor? // want "UIColor"
}
