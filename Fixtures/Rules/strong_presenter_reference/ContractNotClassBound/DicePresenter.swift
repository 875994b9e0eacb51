final class DicePresenter: DiceInteractorOutput {
    let interactor = DiceInteractor()

    init() { interactor.presenter = self }
    func rolled(_ eyes: Int) {}
}
