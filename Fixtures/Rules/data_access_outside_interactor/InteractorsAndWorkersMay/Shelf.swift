import Foundation

final class ShelfPresenter { var interactor: ShelfInteractor? }

final class ShelfInteractor {
    let worker = ShelfWorker()
    func title() -> String? { UserDefaults.standard.string(forKey: "title") }
}

final class ShelfWorker {
    func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
}
