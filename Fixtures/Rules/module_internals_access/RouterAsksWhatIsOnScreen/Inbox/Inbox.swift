import UIKit

final class InboxPresenter {
    let interactor: InboxInteractor
    let router: InboxRouter
    init(interactor: InboxInteractor, router: InboxRouter) {
        self.interactor = interactor
        self.router = router
    }
}

final class InboxInteractor {
    func load() {}
}

final class InboxRouter {
    weak var screen: UIViewController?

    func isShowingLetter() -> Bool {
        screen?.navigationController?.topViewController is LetterViewController
    }
}
