import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    static let shared = ShelfViewController.create()

    static func create() -> ShelfViewController {
        let view = ShelfViewController()
        view.presenter = ShelfPresenter(interactor: ShelfInteractor(), router: ShelfRouter())
        return view
    }
}
