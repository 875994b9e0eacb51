import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    func embed() {
        let book = BookViewController() // want "ShelfViewController is a view, but creates BookViewController"
        book.presenter = BookPresenter()
        addChild(book)
    }
}
