import UIKit

final class GreetingRouter: GreetingRouterInput {

    weak var screen: UIViewController?

    func openHelp() {
        let help = UIAlertController(
            title: "How this works", message: "Type a name and tap the button.", preferredStyle: .alert)
        help.addAction(UIAlertAction(title: "Close", style: .cancel))
        screen?.present(help, animated: true)
    }
}
