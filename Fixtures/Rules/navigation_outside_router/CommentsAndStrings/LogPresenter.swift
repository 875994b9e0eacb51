import Foundation

final class LogPresenter {
    weak var view: LogView?
    let interactor: LogInteractor
    let router: LogRouter

    init(interactor: LogInteractor, router: LogRouter) {
        self.interactor = interactor
        self.router = router
    }

    func opened() {
        // view?.navigationController?.pushViewController(next, animated: true)
        /* view?.dismiss(animated: true) */
        view?.show(text: "UIApplication.shared.open(url)")
        view?.show(text: #"present(vc, animated: true) \(dismiss(animated: true))"#)
        view?.show(text: """
            navigationController?.popViewController(animated: true)
            """)
    }
}
