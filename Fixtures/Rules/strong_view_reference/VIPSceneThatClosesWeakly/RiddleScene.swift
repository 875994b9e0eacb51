import UIKit

protocol RiddleBusinessLogic {
    func load()
}

protocol RiddlePresentationLogic {
    func present(_ riddle: String)
}

protocol RiddleDisplayLogic: AnyObject {
    func display(_ riddle: String)
}

final class RiddleInteractor: RiddleBusinessLogic {
    var presenter: RiddlePresentationLogic?

    func load() { presenter?.present("What has keys and opens no door?") }
}

final class RiddlePresenter: RiddlePresentationLogic {
    weak var viewController: RiddleDisplayLogic?

    func present(_ riddle: String) { viewController?.display(riddle) }
}

final class RiddleViewController: UIViewController, RiddleDisplayLogic {
    var interactor: RiddleBusinessLogic?

    func display(_ riddle: String) { title = riddle }
}
