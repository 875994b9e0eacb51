struct StockA {}
struct StockB {}
struct StockC {}
struct StockD {}
struct StockE {}
struct StockF {}
struct StockG {}
struct StockH {}
struct StockI {}
struct StockJ {}
struct StockK {}
final class StockPresenter: SearchDelegate {
    var interactor: StockInteractor?
    func found(_ item: SearchItem) {}
}
final class StockInteractor {}
