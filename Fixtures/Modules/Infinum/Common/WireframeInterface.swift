import UIKit

protocol WireframeInterface: AnyObject {}

class BaseWireframe {
    weak var viewController: UIViewController?

    var navigationController: UINavigationController? {
        viewController?.navigationController
    }
}
