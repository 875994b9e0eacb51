enum AlphaKind { case plain }
enum AlphaOrder { case name }
// Which `Note` is meant, no file says: what has to be cut here is not all known.
final class AlphaPresenter {
    var interactor: AlphaInteractor?
    func show(_ item: BetaItem, _ note: Note) {} // want "Alpha and Beta depend on each other: .*; what to cut leads from Beta to Alpha: AlphaKind, AlphaOrder$"
}
final class AlphaInteractor {}
