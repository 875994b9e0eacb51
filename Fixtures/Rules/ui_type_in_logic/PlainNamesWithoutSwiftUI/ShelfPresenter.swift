import Drawing

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var outline: Path?
    var entries: List<Int>?
    func tint() -> Color { Color(1, 2, 3) }
}
