import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    let header = ShelfHeaderView()
    let chart = ShelfChartViewController()
}

final class ShelfHeaderView: UIView { weak var presenter: ShelfPresenter? }
final class ShelfChartViewController: UIViewController {}
final class ShelfPresenter { var interactor: ShelfInteractor? }
final class ShelfInteractor { let worker = ShelfWorker() }
final class ShelfWorker {}
