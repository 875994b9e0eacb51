import UIKit

protocol BadgeInteractorInput: AnyObject {
    func signIn(from screen: UIViewController) // want "BadgeInteractorInput is a contract of an interactor, but names UIViewController; let the router do what needs UIViewController, and give the interactor the result$"
}

final class BadgeInteractor: BadgeInteractorInput {
    var service: SignInService?

    func signIn(from screen: UIViewController) { service?.signIn(from: screen) } // want "BadgeInteractor is an interactor, but names UIViewController; let the router do what needs UIViewController, and give the interactor the result$"
}

final class BadgePresenter {
    var interactor: BadgeInteractorInput?
    var router: BadgeRouter?
}

final class BadgeRouter {
    weak var screen: UIViewController?
}

final class SignInService {
    func signIn(from screen: UIViewController) {}
}
