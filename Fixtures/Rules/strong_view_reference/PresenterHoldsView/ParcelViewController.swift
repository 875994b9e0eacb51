import UIKit

final class ParcelViewController: UIViewController, ParcelViewInput {
    var output: ParcelViewOutput?
    private let label = UILabel()

    func show(_ status: String) { label.text = status }
}
