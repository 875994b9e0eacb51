import UIKit

protocol ShelfBusinessLogic { func load() }
protocol ShelfPresentationLogic { func present() }
protocol ShelfDisplayLogic: AnyObject { func display() }

final class ShelfInteractor: ShelfBusinessLogic {
    var presenter: ShelfPresentationLogic?
    func load() { _ = UserDefaults.standard.string(forKey: "title") }
}

final class ShelfPresenter: ShelfPresentationLogic {
    weak var viewController: ShelfDisplayLogic?
    func present() { _ = FileManager.default.temporaryDirectory } // want "ShelfPresenter.present uses FileManager"
}

final class ShelfViewController: UIViewController, ShelfDisplayLogic {
    var interactor: ShelfBusinessLogic?
    func display() { UserDefaults.standard.set(true, forKey: "seen") } // want "ShelfViewController.display uses UserDefaults.*tell it what to store"
}
