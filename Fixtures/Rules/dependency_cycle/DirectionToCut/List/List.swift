enum ListStyle { case plain }
enum ListOrder { case name }
enum ListGroup { case none }
// Who opens the other has to answer it.
final class ListPresenter: PickerDelegate {
    var interactor: ListInteractor?
    func picked(_ item: PickerItem) {} // want "what to cut leads from Picker to List: ListStyle, ListOrder, ListGroup"
}
final class ListInteractor {}
