import UIKit

final class SearchViewController: UIViewController, SearchView {
    var presenter: SearchPresenter?
    func show() {}
}
