struct SearchNote {}
final class SearchSheet {
    var note = SearchNote()
    func show(_ row: ChoiceRow) {}
}
final class SearchPresenter {
    var interactor: SearchInteractor?
    func fill(_ cell: ChoiceCell) {}
}
final class SearchInteractor {}
