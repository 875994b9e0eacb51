protocol PickerDelegate: AnyObject { func picked(_ item: PickerItem) }
struct PickerItem {}
final class PickerPresenter {
    weak var delegate: PickerDelegate?
    var interactor: PickerInteractor?
    func show(_ style: ListStyle, _ order: ListOrder, _ group: ListGroup) {}
}
final class PickerInteractor {}
