final class ShiftPresenter: ShiftInteractorOutput {
    var interactor: ShiftInteractor?
}
