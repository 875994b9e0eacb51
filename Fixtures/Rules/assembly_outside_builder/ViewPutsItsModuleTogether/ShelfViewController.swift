import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    override func viewDidLoad() {
        let router = ShelfRouter() // want "ShelfViewController is a view, but creates ShelfRouter itself"
        presenter = ShelfPresenter(interactor: ShelfInteractor(), router: router)
    }
}
