import UIKit

final class KioskPresenter {
    let interactor: KioskInteractor
    let router: KioskRouter

    init(interactor: KioskInteractor, router: KioskRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class KioskRouter {
    weak var screen: UIViewController?
}
