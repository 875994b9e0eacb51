import UIKit // want "ReplyPresenter is a presenter, but its file imports UIKit and uses nothing of it"

final class ReplyPresenter {
    var interactor: CommentInteractor?

    func text() -> String {
        let appearance = CommentCell.Appearance()
        return interactor?.text(with: appearance.name) ?? R.string.reply
    }
}
