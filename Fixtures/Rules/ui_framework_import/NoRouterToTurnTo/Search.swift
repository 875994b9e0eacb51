import UIKit // want "SearchPresenter is a presenter, but its file imports UIKit and uses UIViewController; let the view do what needs it$"

protocol SearchView: AnyObject { func show() }

final class SearchPresenter {
    weak var view: SearchView?
    private var results: UIViewController?
    init(view: SearchView) { self.view = view }
}
