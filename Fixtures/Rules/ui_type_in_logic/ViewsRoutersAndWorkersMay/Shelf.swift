import UIKit

protocol ShelfViewing: AnyObject { func show(_ cover: UIImage) }

final class ShelfViewController: UIViewController, ShelfViewing {
    var presenter: ShelfPresenter?
    func show(_ cover: UIImage) {}
}

final class ShelfRouter {
    weak var screen: UIViewController?
}

final class ShelfWorker {
    func scaled(_ image: UIImage) -> UIImage { image }
}
