import UIKit

protocol SlideRouting: AnyObject { func open() }

final class SlideViewController: UIViewController {
    var presenter: SlidePresenter?

    func load() {
        title = UserDefaults.standard.string(forKey: "title") // want "SlideViewController.load uses UserDefaults"
    }
}

final class SlidePresenter {
    var interactor: SlideInteractor?
    var router: SlideRouting?
}

/// No code ever sets the switch: a developer does, from outside.
final class SlideRouter: SlideRouting {
    func open() {
        guard !UserDefaults.standard.bool(forKey: "PlainTransitions") else { return }
    }
}

final class SlideInteractor {}
