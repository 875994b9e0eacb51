protocol NoteEditorInteractorInput: AnyObject {
    func obtainNote(id: String)
    func store(text: String, id: String)
}
