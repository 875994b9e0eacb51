import Foundation

protocol RootInteractorOutput: AnyObject {
    func decided(signedIn: Bool)
}

final class RootInteractor {
    var presenter: RootInteractorOutput?
    private let checks = RootChecks()

    func decide() {
        presenter?.decided(signedIn: checks.hasToken)
    }
}

struct RootChecks {
    var hasToken = false
}
