protocol NoteEditorViewInput: AnyObject {
    func setupInitialState(text: String)
}
