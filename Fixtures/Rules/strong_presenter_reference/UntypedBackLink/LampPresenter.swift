final class LampPresenter: LampInteractorOutput {
    var interactor: AnyObject?

    func tapped() { (interactor as? LampInteractor)?.toggle() }
    func switched(on: Bool) {}
}
