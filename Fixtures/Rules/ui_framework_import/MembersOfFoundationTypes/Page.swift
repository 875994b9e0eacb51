import UIKit // want "PagePresenter is a presenter, but its file imports UIKit and uses .*NSAttributedString.DocumentType; leave that to the view"

final class PagePresenter {
    var interactor: PageInteractor?

    func text(of data: Data) -> NSAttributedString? {
        try? .init(data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
}
