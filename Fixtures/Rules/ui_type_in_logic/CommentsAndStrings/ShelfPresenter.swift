final class ShelfPresenter {
    var interactor: ShelfInteractor?
    // UIImage is left to the view
    let note = "UIColor"
}
