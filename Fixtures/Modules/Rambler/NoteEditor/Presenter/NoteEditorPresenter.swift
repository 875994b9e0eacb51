final class NoteEditorPresenter {

    weak var view: NoteEditorViewInput?
    weak var moduleOutput: NoteEditorModuleOutput?
    var interactor: NoteEditorInteractorInput!
    var router: NoteEditorRouterInput!

    private var noteID = ""
}

extension NoteEditorPresenter: NoteEditorModuleInput {
    func configure(noteID: String) {
        self.noteID = noteID
    }
}

extension NoteEditorPresenter: NoteEditorViewOutput {
    func viewIsReady() {
        interactor.obtainNote(id: noteID)
    }

    func didTapSave(text: String) {
        interactor.store(text: text, id: noteID)
    }
}

extension NoteEditorPresenter: NoteEditorInteractorOutput {
    func didObtain(text: String) {
        view?.setupInitialState(text: text)
    }

    func didStore() {
        moduleOutput?.noteEditorDidSave(noteID: noteID)
        router.close()
    }
}
