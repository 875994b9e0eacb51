struct ChoiceMark {}
struct ChoiceRow {}
final class ChoiceCell {
    var mark = ChoiceMark()
    func open(_ sheet: SearchSheet) {} // want "Choice and Search depend on each other: .*; put what both share into a part of its own$"
}
final class ChoicePresenter { var interactor: ChoiceInteractor? }
final class ChoiceInteractor {}
