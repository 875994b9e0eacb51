struct BetaItem {}
struct Note {}
final class BetaPresenter {
    var interactor: BetaInteractor?
    func show(_ kind: AlphaKind, _ order: AlphaOrder) {}
}
final class BetaInteractor {}
