final class PhonePickerPresenter: PickerInteractorOutput {
    var interactor: PickerInteractorInput?
    func picked(_ name: String) {}
}

final class PadPickerPresenter: PickerInteractorOutput {
    weak var interactor: PickerInteractorInput?
    func picked(_ name: String) {}
}
