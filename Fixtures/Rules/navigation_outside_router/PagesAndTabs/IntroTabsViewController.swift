import UIKit

final class IntroTabsViewController: UITabBarController {
    var presenter: IntroPresenter!

    func show(tabs: [UIViewController]) {
        setViewControllers(tabs, animated: false)
    }

    func replace(_ tabs: [UIViewController]) {
        self.setViewControllers(tabs, animated: true)
        viewControllers = tabs
    }
}
