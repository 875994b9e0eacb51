final class StackPresenter {
    var interactor: StackInteractor?
    var router: StackRouter?
    func closing() {}
}

final class StackInteractor {}
final class StackRouter {}
