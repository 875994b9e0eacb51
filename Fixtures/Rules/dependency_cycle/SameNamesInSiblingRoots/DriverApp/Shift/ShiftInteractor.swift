final class ShiftInteractor {
    weak var output: ShiftPresenter? // want "ShiftInteractor.*ShiftPresenter"
}
