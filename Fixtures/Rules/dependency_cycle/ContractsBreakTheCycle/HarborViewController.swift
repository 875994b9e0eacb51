import UIKit

final class HarborViewController: UIViewController, HarborViewInput {
    var output: HarborViewOutput?
    func show(_ text: String) { title = text }
}
