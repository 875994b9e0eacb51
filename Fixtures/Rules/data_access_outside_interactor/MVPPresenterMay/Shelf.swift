import UIKit

protocol ShelfView: AnyObject { func show(_ title: String) }

final class ShelfPresenter {
    weak var view: ShelfView?
    func load() { view?.show(UserDefaults.standard.string(forKey: "title") ?? "") }
}

final class ShelfViewController: UIViewController, ShelfView {
    var presenter: ShelfPresenter?
    func show(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title") // want "ShelfViewController.show uses UserDefaults.*the presenter's business"
    }
}
