import UIKit

final class MillPresenter {
    var view: MillViewController? // want "MillViewController\.presenter holds the presenter in turn"
    let interactor = MillInteractor()
}

final class MillInteractor {
    func grind() {}
}

final class MillViewController: UIViewController {
    var presenter: MillPresenter?
}
