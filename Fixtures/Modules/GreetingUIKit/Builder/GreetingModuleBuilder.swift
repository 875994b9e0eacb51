import UIKit

enum GreetingModuleBuilder {

    static func build() -> UIViewController {
        let screen = GreetingViewController()
        let router = GreetingRouter()
        let interactor = GreetingInteractor()
        let presenter = GreetingPresenter(interactor: interactor, router: router)

        screen.output = presenter
        presenter.view = screen
        interactor.output = presenter
        router.screen = screen
        return screen
    }
}
