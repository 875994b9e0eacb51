protocol TramInteractorOutput: AnyObject {
    func late(by minutes: Int)
}

final class TramInteractor {
    internal var presenter: (any TramInteractorOutput)? // want "TramInteractor.*strong.*TramPresenter"
}

final class TramPresenter: TramInteractorOutput {
    var interactor: (TramInteractor)?
    func late(by minutes: Int) {}
}
