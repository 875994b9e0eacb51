protocol SignView: AnyObject { func show() }

final class SignPresenter {
    weak var view: SignView?
    init(view: SignView) { self.view = view }
    func sign(from screen: UIViewController) {} // want "SignPresenter is a presenter, but names UIViewController; let the view do what needs UIViewController$"
}

final class SignViewController: UIViewController, SignView {
    var presenter: SignPresenter?
    func show() {}
}
