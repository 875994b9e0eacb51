import UIKit // want "CommentPresenter is a presenter, but its file imports UIKit, of which it names nothing"

final class CommentPresenter {
    var interactor: CommentInteractor?

    func text() -> String {
        let appearance = CommentCell.Appearance()
        return interactor?.text(in: appearance.font) ?? ""
    }
}
