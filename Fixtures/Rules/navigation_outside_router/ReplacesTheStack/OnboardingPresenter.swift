import UIKit

final class OnboardingPresenter {
    weak var view: OnboardingView?
    var interactor: OnboardingInteractor
    var router: OnboardingRouter

    init(interactor: OnboardingInteractor, router: OnboardingRouter) {
        self.interactor = interactor
        self.router = router
    }

    func finished() {
        interactor.markSeen()
        let home = UIViewController()
        UIApplication.shared.windows.first?.rootViewController = home // want "OnboardingPresenter.*rootViewController"
    }

    func finishedWithTabs(in navigation: UINavigationController) {
        navigation.setViewControllers([UIViewController()], animated: true) // want "OnboardingPresenter.*setViewControllers"
    }

    func isAtRoot(_ window: UIWindow, _ controller: UIViewController) -> Bool {
        window.rootViewController == controller
    }
}
