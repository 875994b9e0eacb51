import UIKit

protocol NewGuestModuleOutput: AnyObject {
    func created(_ guest: Guest)
}

enum NewGuestAssembly {
    static func make() -> UIViewController {
        let screen = UIViewController()
        _ = NewGuestPresenter(interactor: NewGuestInteractor())
        return screen
    }
}
