import RIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func signIn(_ first: String, _ second: String)
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable {
    weak var listener: LoggedOutPresentableListener?

    func showPlayers(_ first: String, _ second: String) {
        title = "\(first) / \(second)"
    }
}
