import UIKit

final class HeronPresenter {
    weak var view: HeronViewController?
    let interactor = HeronInteractor()
}

final class HeronInteractor {
    func fish() {}
}

final class HeronViewController: UIViewController {
    private weak var presenter: HeronPresenter? // want "HeronPresenter is held weakly by HeronViewController\.presenter, and by nothing else: it is gone when makeModule returns"

    init(presenter: HeronPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class HeronRouter {
    static func makeModule() -> UIViewController {
        let presenter = HeronPresenter()
        let screen = HeronViewController(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
