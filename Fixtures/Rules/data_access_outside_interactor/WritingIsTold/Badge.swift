import UIKit

protocol BadgeRouting: AnyObject { func open() }

final class BadgeViewController: UIViewController {
    var presenter: BadgePresenter?

    func seen() {
        UserDefaults.standard.set(true, forKey: "seen") // want "BadgeViewController.seen uses UserDefaults, and data is the interactor's business; let the presenter tell it what to store"
    }
}

/// It reads as well.
final class BadgePresenter {
    var interactor: BadgeInteractor?
    var router: BadgeRouting?
    private let defaults = UserDefaults.standard // want "uses UserDefaults, and data is the interactor's business; ask it"

    func count() -> Int {
        defaults["count"] = 1
        return defaults.integer(forKey: "count")
    }
}

final class BadgeRouter: BadgeRouting {
    func open() {
        UserDefaults.standard.removeObject(forKey: "seen") // want "BadgeRouter.open uses UserDefaults.*; let it store this before the router is asked"
    }
}

final class BadgeInteractor {}
