// The cell is one of two names in the other direction, and wherever it went it would tie both together. A type is no
// less free for what is inside of it, and takes that along.
struct ChoiceRow {}
struct ChoiceInk {}
final class ChoiceCell {
    func show(_ row: ChoiceRow) {}
    func show(_ row: SearchRow) {} // want "Choice and Search depend on each other: .*; what to cut leads from Choice to Search: SearchRow, SearchNote$"
}
final class ChoicePresenter {
    var interactor: ChoiceInteractor?
    func note(_ note: SearchNote, by mark: SearchRow.Mark) {}
}
final class ChoiceInteractor {}
