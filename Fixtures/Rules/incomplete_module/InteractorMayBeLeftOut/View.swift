import UIKit

final class ShelfViewController: UIViewController { var presenter: ShelfPresenter? }
