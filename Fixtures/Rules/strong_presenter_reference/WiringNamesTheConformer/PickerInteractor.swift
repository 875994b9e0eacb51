protocol PickerInteractorInput: AnyObject {
    func pick()
}

protocol PickerInteractorOutput: AnyObject {
    func picked(_ name: String)
}

final class PickerInteractor: PickerInteractorInput {
    var output: PickerInteractorOutput? // want "PickerInteractor.*strong.*PhonePickerPresenter"

    func pick() { output?.picked("Blue") }
}
