protocol NoteEditorRouterInput: AnyObject {
    func close()
}
