final class MugPresenter: MugInteractorOutput {
    let interactor: MugInteractor
    init(interactor: MugInteractor) { self.interactor = interactor }
}
