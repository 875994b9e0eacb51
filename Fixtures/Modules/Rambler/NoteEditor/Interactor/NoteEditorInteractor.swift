final class NoteEditorInteractor: NoteEditorInteractorInput {

    weak var output: NoteEditorInteractorOutput!

    func obtainNote(id: String) {
        output.didObtain(text: "Note \(id)")
    }

    func store(text: String, id: String) {
        output.didStore()
    }
}
