import Foundation

protocol NotesInteractorOutput: AnyObject {
    func saved()
}

/*
 The old version, before the leak was found:
 class NotesInteractor {
     var presenter: NotesPresenter?
     /* nested: var output: NotesInteractorOutput! */
 }
 */
final class NotesInteractor {
    // var presenter: NotesInteractorOutput?
    weak /* var */ var presenter: NotesInteractorOutput? // strong would leak: var presenter: NotesPresenter

    let template = """
    final class NotesInteractor {
        var presenter: NotesPresenter = NotesPresenter()
    }
    """
    let raw = #"var output: NotesPresenter = "\(NotesPresenter())""#
}
