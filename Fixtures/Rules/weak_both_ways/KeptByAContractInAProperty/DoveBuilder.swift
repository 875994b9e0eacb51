import UIKit

protocol DoveHandling: AnyObject {}

extension DovePresenter: DoveHandling {}

final class DoveCoordinator {
    var current: [DoveHandling] = []
}

enum DoveBuilder {
    static func build() -> UIViewController {
        let screen = DoveViewController()
        let presenter = DovePresenter()
        let interactor = DoveInteractor()
        screen.presenter = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.presenter = presenter
        return screen
    }
}
