import UIKit

final class WharfRouter {
    weak var controller: WharfViewController?

    func close() { controller?.dismiss(animated: true) }
}
