final class NotesPresenter: NotesInteractorOutput {
    var interactor: NotesInteractor?
    func saved() {}
}
