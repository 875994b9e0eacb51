import UIKit

final class GateViewController: UIViewController {
    var output: GateViewOutput?

    func enter(_ next: UIViewController) {
        view.window?.rootViewController = next // want "GateViewController.*rootViewController"
        view.window?.makeKeyAndVisible()
    }

    func top() -> UIViewController? {
        let root = view.window?.rootViewController
        return root?.presentedViewController ?? root
    }
}
