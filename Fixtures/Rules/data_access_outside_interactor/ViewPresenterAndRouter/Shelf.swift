import UIKit

protocol ShelfRouting: AnyObject { func open() }

final class ShelfViewController: UIViewController {
    var presenter: ShelfPresenter?

    override func viewDidLoad() {
        title = UserDefaults.standard.string(forKey: "title") // want "ShelfViewController.viewDidLoad uses UserDefaults.*let the presenter ask it"
    }
}

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var router: ShelfRouting?

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() // want "ShelfPresenter.load uses URLSession"
    }

    func clear(_ url: URL) {
        try? FileManager.default.removeItem(at: url) // want "ShelfPresenter.clear uses FileManager"
    }
}

final class ShelfRouter: ShelfRouting {
    func open() {
        guard UserDefaults.standard.bool(forKey: "welcomed") else { return } // want "ShelfRouter.open uses UserDefaults.*as an argument"
    }
}

final class ShelfInteractor {
    func welcome() { UserDefaults.standard.set(true, forKey: "welcomed") }
}
