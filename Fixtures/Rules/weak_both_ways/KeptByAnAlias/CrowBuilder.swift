import UIKit

typealias CrowAny = CrowPresenter

final class CrowCoordinator {
    var current: CrowAny?
}

enum CrowBuilder {
    static func build() -> UIViewController {
        let screen = CrowViewController()
        let presenter = CrowPresenter()
        let interactor = CrowInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        return screen
    }
}
