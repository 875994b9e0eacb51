import UIKit

class BaseWireframe {
    private unowned var storedController: UIViewController
    private var firstController: UIViewController?

    init(controller: UIViewController) {
        firstController = controller
        storedController = controller
    }
}

extension BaseWireframe {
    var controller: UIViewController {
        defer { firstController = nil }
        return storedController
    }
}
