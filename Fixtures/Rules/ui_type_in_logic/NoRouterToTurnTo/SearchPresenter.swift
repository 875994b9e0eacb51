// MVP: no router stands by, so that the view does what is left.
protocol SearchView: AnyObject { func show() }

final class SearchPresenter { // makes its screens itself
    weak var view: SearchView?
    private var results: UIViewController? // want "SearchPresenter is a presenter, but names UIViewController; let the view make its child controllers$"
    init(view: SearchView) { self.view = view }
    func search() { results = UIViewController() }
}

final class SearchViewController: UIViewController, SearchView {
    var presenter: SearchPresenter?
    func show() {}
}
