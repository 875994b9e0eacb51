protocol LampInteractorOutput: AnyObject {
    func switched(on: Bool)
}

final class LampInteractor {
    var output: LampInteractorOutput? // want "LampInteractor.*strong.*LampPresenter.*may|LampInteractor.*may.*LampPresenter"

    func toggle() { output?.switched(on: true) }
}
