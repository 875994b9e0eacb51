protocol NoteEditorViewOutput: AnyObject {
    func viewIsReady()
    func didTapSave(text: String)
}
