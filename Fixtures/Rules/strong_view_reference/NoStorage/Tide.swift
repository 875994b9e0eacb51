import UIKit

protocol TideView: AnyObject {
    func show(_ height: Double)
}

protocol TidePresenterProtocol: AnyObject {
    var view: TideView? { get set }
}

class BaseTidePresenter {
    weak var anyView: TideView?
}

final class TidePresenter: BaseTidePresenter {
    let interactor = TideInteractor()
    var view: TideViewController? { anyView as? TideViewController }
    static var last: TideViewController?

    func refresh(_ view: TideView) {
        let current: TideView = view
        guard let anyView else { return }
        current.show(1)
        anyView.show(2)
    }
}

final class TideInteractor {
    func height() -> Double { 1 }
}

final class TideViewController: UIViewController, TideView {
    var presenter: TidePresenter?

    func show(_ height: Double) {}
}
