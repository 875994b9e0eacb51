protocol NoteEditorInteractorOutput: AnyObject {
    func didObtain(text: String)
    func didStore()
}
