final class ChoiceInteractor {
    private let stock: StockChecking // want "Choice.*Stock"

    init() {
        fatalError("not wired in this app")
    }
}
