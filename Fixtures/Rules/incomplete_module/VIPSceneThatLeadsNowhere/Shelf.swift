import UIKit

protocol ShelfBusinessLogic {}
protocol ShelfPresentationLogic {}
protocol ShelfDisplayLogic: AnyObject {}

final class ShelfInteractor: ShelfBusinessLogic { var presenter: ShelfPresentationLogic? }
final class ShelfPresenter: ShelfPresentationLogic { weak var viewController: ShelfDisplayLogic? }
final class ShelfViewController: UIViewController, ShelfDisplayLogic { var interactor: ShelfBusinessLogic? }
