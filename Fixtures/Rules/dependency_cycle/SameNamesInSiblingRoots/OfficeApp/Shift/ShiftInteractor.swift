protocol ShiftInteractorOutput: AnyObject {}

final class ShiftInteractor {
    weak var output: ShiftInteractorOutput?
}
