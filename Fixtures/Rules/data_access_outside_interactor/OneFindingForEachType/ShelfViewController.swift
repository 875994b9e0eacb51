import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    func show() { title = UserDefaults.standard.string(forKey: "a") } // want "ShelfViewController.show uses UserDefaults"
    func hide() { UserDefaults.standard.removeObject(forKey: "a") }
}

extension ShelfViewController {
    func again() { UserDefaults.standard.set(1, forKey: "b") }
}
