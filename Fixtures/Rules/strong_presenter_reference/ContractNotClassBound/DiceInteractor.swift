protocol DiceInteractorOutput {
    func rolled(_ eyes: Int)
}

final class DiceInteractor {
    var presenter: DiceInteractorOutput? // want "DiceInteractor.*DiceInteractorOutput.*AnyObject"

    func roll() { presenter?.rolled(Int.random(in: 1...6)) }
}
