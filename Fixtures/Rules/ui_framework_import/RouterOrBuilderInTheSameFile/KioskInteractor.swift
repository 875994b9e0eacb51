import UIKit

final class KioskInteractor {
    func restock() {}
}

enum KioskBuilder {
    static func build() -> UIViewController {
        let screen = UIViewController()
        let router = KioskRouter()
        router.screen = screen
        _ = KioskPresenter(interactor: KioskInteractor(), router: router)
        return screen
    }
}
