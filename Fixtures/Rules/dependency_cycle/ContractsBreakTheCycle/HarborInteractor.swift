final class HarborInteractor: HarborInteractorInput {
    weak var output: HarborInteractorOutput?
    func dock(_ ship: String) { output?.docked(ship) }
}
