final class NotesInteractor { func notes() -> [String] { [] } }
