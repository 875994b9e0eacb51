protocol NoteEditorModuleInput: AnyObject {
    func configure(noteID: String)
}

protocol NoteEditorModuleOutput: AnyObject {
    func noteEditorDidSave(noteID: String)
}
