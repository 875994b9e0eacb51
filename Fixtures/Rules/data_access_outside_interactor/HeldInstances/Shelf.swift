import CoreData
import UIKit

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?
    var context: NSManagedObjectContext?
    private lazy var files = FileManager.default // want "ShelfViewController uses FileManager"

    func save() {
        try? context?.save() // want "ShelfViewController.save uses NSManagedObjectContext"
        files.createFile(atPath: "shelf", contents: nil)
    }

    func remember() {
        let defaults = UserDefaults.standard // want "ShelfViewController.remember uses UserDefaults"
        defaults.set(true, forKey: "seen")
    }
}

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func load(with session: URLSession, _ url: URL) {
        session.dataTask(with: url).resume() // want "ShelfPresenter.load uses URLSession"
    }
}

final class ShelfInteractor {}
