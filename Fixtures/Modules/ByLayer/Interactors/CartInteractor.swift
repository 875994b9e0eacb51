final class CartInteractor: CartInteractorInput {
    weak var output: CartInteractorOutput?
    private let prices = [199, 249]

    func countUp() { output?.counted(cents: prices.reduce(0, +)) }
}
