import UIKit

final class HarborRouter: HarborRouterInput {
    func close(_ view: HarborViewInput?) { (view as? UIViewController)?.dismiss(animated: true) }
}
