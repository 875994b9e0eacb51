import UIKit

final class ShelfBuilder {
    func build() -> ShelfPresenter { ShelfPresenter(interactor: ShelfInteractor(), router: ShelfRouter()) }
}

final class MainFactory {
    func shelf() -> ShelfPresenter { ShelfPresenter(interactor: ShelfInteractor(), router: ShelfRouter()) }
}

final class Container {
    lazy var interactor = ShelfInteractor()
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let interactor = ShelfInteractor()
}

extension ShelfRouter {
    func again() -> ShelfPresenter { ShelfPresenter(interactor: ShelfInteractor(), router: self) }
}
