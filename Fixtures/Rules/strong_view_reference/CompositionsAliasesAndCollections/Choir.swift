import UIKit

protocol ChoirView {
    func sing()
}

typealias ChoirScreen = ChoirView & UIViewController

final class ChoirPresenter {
    var view: ChoirScreen? // want "ChoirPresenter.*; declare `view` weak$"
    let interactor = ChoirInteractor()
}

final class ChoirInteractor {
    func songs() -> [String] { [] }
}

final class ChoirViewController: UIViewController, ChoirView {
    var presenter: ChoirPresenter?

    func sing() {}
}
