/// Reports to ``MugPresenter``.
final class MugInteractor {
    weak var output: MugInteractorOutput? // a MugPresenter
    let owner = "MugPresenter"
    /* var presenter: MugPresenter? */
}

protocol MugInteractorOutput: AnyObject {}
