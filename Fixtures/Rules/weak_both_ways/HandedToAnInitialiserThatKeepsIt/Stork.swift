import UIKit

final class StorkPresenter {
    weak var view: StorkViewController?
    let interactor = StorkInteractor()
}

final class StorkInteractor {
    func fly() {}
}

final class StorkViewController: UIViewController {
    private weak var presenter: StorkPresenter?
    private let close: () -> Void

    init(presenter: StorkPresenter) {
        self.presenter = presenter
        close = { presenter.view = nil }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class StorkRouter {
    static func makeModule() -> UIViewController {
        let presenter = StorkPresenter()
        let screen = StorkViewController(presenter: presenter)
        presenter.view = screen
        return screen
    }
}
