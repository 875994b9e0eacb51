protocol PickerDelegate: AnyObject { func picked(_ item: PickerItem) }
struct PickerItem {}
// The delegate of something that lies in the other module makes no client of it.
final class PickerPresenter: SortingDelegate {
    weak var delegate: PickerDelegate?
    var interactor: PickerInteractor?
    func show(_ style: ListStyle, _ order: ListOrder, _ group: ListGroup) {}
}
final class PickerInteractor {}
