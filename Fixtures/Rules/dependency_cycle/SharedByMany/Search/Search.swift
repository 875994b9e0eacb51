protocol SearchDelegate: AnyObject { func found(_ item: SearchItem) }
struct SearchItem {}
final class SearchPresenter {
    weak var delegate: SearchDelegate?
    var interactor: SearchInteractor?
    func show(_ a: StockA, _ b: StockB, _ c: StockC, _ d: StockD, _ e: StockE, _ f: StockF) {} // want "Search and Stock depend on each other: .*; put what both share into a part of its own$"
    func show(_ g: StockG, _ h: StockH, _ i: StockI, _ j: StockJ, _ k: StockK) {}
}
final class SearchInteractor {}
