import UIKit

protocol OnboardingView: AnyObject {}

final class OnboardingInteractor {
    func markSeen() {}
}

final class OnboardingRouter {
    var window: UIWindow?

    func showHome() {
        window?.rootViewController = UIViewController()
    }
}
