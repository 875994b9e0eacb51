struct RightModel {}
final class RightPresenter {
    var interactor: RightInteractor?
    func show(_ model: LeftModel) {}
}
final class RightInteractor {}
