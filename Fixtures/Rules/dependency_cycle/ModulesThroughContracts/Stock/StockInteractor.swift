protocol StockChecking: AnyObject {
    func left(of name: String) -> Int
}

final class StockInteractor: StockChecking {
    func left(of name: String) -> Int { name.count }
}
