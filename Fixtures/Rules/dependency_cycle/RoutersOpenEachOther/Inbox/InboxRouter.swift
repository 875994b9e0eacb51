import UIKit

final class InboxRouter {
    weak var screen: UIViewController?

    static func build() -> UIViewController {
        let screen = UIViewController()
        let router = InboxRouter()
        router.screen = screen
        _ = InboxPresenter(interactor: InboxInteractor(), router: router)
        return screen
    }

    func openLetter(_ id: Int) {
        screen?.show(LetterRouter.build(id: id), sender: nil)
    }
}
