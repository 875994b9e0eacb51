import UIKit

extension ShelfPresenter {
    #if DEBUG
    func shake() {
        view?.present(UIViewController(), animated: false) // want "ShelfPresenter.*present"
    }
    #endif

    func selected(_ id: Int) { router.toBook(id) }
}

final class ShelfViewController: UIViewController {}
