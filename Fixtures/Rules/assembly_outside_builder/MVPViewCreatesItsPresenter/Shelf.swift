import UIKit

protocol ShelfView: AnyObject {}
final class ShelfPresenter { weak var view: ShelfView? }

final class ShelfViewController: UIViewController, ShelfView {
    private let presenter = ShelfPresenter()
}
