import UIKit

final class ScreenViewController: UIViewController {
    func load() { _ = UserDefaults.standard.string(forKey: "title") }
}
