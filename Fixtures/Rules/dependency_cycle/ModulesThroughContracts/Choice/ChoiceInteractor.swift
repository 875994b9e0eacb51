final class ChoiceInteractor {
    private let stock: StockChecking

    init() {
        fatalError("not wired in this app")
    }
}
