final class ShiftPresenter {
    var interactor: ShiftInteractor?
}
