enum ListStyle { case plain }
enum ListOrder { case name }
enum ListGroup { case none }
protocol SortingDelegate: AnyObject {}
// Who opens the other has to answer it.
final class ListPresenter: PickerDelegate {
    var interactor: ListInteractor?
    func picked(_ item: PickerItem) {} // want "what to cut leads from Picker to List: SortingDelegate, ListStyle, ListOrder and 1 more"
}
final class ListInteractor {}
