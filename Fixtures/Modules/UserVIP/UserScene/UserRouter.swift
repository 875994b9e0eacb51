import UIKit

final class UserRouter: UserRoutingLogic {
    weak var viewController: UIViewController?
    weak var dataStore: UserDataStore?

    func routeToSettings() {
        guard let user = dataStore?.user else { return }
        let settings = UIViewController()
        settings.title = user.name
        viewController?.navigationController?.pushViewController(settings, animated: true)
    }
}
