import UIKit

protocol HarbourView: AnyObject {
    func show()
}

protocol HarbourMapView: HarbourView {
    func zoom()
}

class BaseHarbourPresenter {
    weak var view: HarbourView?
    let interactor = HarbourInteractor()
}

final class HarbourPresenter: BaseHarbourPresenter {
    private lazy var map = view as? HarbourMapView // want "HarbourViewController\.presenter holds the presenter in turn.*make `map` a computed property$"

    func open() { map?.zoom() }
}

final class HarbourInteractor {
    func berths() -> Int { 12 }
}

final class HarbourViewController: UIViewController, HarbourMapView {
    var presenter: HarbourPresenter?

    func show() {}
    func zoom() {}
}
