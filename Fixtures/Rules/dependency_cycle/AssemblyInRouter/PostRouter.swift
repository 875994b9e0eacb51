import UIKit

final class PostRouter {
    weak var screen: UIViewController?

    static func createModule() -> UIViewController {
        let screen = PostViewController()
        let interactor = PostInteractor()
        let router = PostRouter()
        let presenter = PostPresenter(view: screen, interactor: interactor, router: router)
        interactor.output = presenter
        screen.presenter = presenter
        router.screen = screen
        return screen
    }
}
