struct LeftModel {}
final class LeftPresenter {
    var interactor: LeftInteractor?
    func show(_ model: RightModel) {} // want "Left and Right depend on each other: .*; cut one direction"
}
final class LeftInteractor {}
