import UIKit

enum FerryBuilder {
    static func build() -> UIViewController {
        let screen = UIStoryboard(name: "Ferry", bundle: nil).instantiateInitialViewController()!
        let router = FerryRouter()
        router.screen = screen
        _ = FerryPresenter(interactor: FerryInteractor(), router: router)
        return screen
    }
}
