import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    // presenter = ShelfPresenter(interactor: ShelfInteractor(), router: ShelfRouter())
    let note = "ShelfInteractor()"
}
