import UIKit

final class StackViewController: UINavigationController {
    var presenter: StackPresenter?

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presenter?.closing()
        super.dismiss(animated: flag, completion: completion)
    }

    override func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        screen.modalPresentationStyle = .fullScreen
        super.present(screen, animated: animated, completion: completion)
    }

    func quietly(_ change: () -> Void) {
        UIView.performWithoutAnimation { super.popToRootViewController(animated: false) }
        change()
    }
}
