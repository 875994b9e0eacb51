final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var cover: UIImage?
    let text = UIFactory.label()
    let gap = UIConstants.gap
}
