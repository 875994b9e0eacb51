import UIKit // want "UIKit and uses init\(data:options:documentAttributes:\), NSAttributedString.Key.documentType, NSAttributedString.DocumentType; leave that to the view"

final class NotePresenter {
    var interactor: NoteInteractor?

    func text(of data: Data) -> NSAttributedString? {
        try? .init(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
}
