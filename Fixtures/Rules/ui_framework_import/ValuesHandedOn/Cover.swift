import UIKit // want "CoverPresenter is a presenter, but its file imports UIKit, of which it names nothing"

final class CoverPresenter {
    var interactor: CommentInteractor?
    func cover() -> Any { R.image.cover }
}
