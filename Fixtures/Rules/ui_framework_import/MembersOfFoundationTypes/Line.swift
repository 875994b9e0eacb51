import UIKit // want "LinePresenter is a presenter, but its file imports UIKit and uses nothing of it; import Foundation instead"

final class LinePresenter {
    var interactor: PageInteractor?

    func text(of string: String) -> NSAttributedString { NSAttributedString(string: string) }
}
