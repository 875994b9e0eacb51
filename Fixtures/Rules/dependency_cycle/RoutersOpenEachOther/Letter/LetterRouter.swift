import UIKit

final class LetterRouter {
    weak var screen: UIViewController?

    static func build(id: Int) -> UIViewController {
        let screen = UIViewController()
        let router = LetterRouter()
        router.screen = screen
        _ = LetterPresenter(interactor: LetterInteractor(id: id), router: router)
        return screen
    }

    func backToInbox() {
        screen?.present(InboxRouter.build(), animated: true)
    }
}
