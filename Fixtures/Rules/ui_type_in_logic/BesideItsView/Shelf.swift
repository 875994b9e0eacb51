import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    private let badge = UIImageView()
}

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func tint() -> UIColor { .red } // want "ShelfPresenter is a presenter.*UIColor"
}

final class ShelfInteractor {
    func cover() -> Data { Data() }
}
