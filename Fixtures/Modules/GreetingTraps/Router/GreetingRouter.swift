import UIKit

protocol GreetingRouterInput: AnyObject {
    func openHelp()
}

final class GreetingRouter: GreetingRouterInput {

    weak var screen: UIViewController?

    func openHelp() {
        let help = UIAlertController(title: "Type a name", message: nil, preferredStyle: .alert)
        screen?.present(help, animated: true)
    }
}
