import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    func open() {
        let book = BookViewController()
        book.presenter = BookPresenter()
        navigationController?.pushViewController(book, animated: true)
    }
}
