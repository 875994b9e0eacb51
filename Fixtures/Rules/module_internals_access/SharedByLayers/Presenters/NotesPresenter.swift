final class NotesPresenter {
  private let interactor: NotesInteractor
  init(interactor: NotesInteractor) { self.interactor = interactor }
}
