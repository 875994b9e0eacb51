import UIKit

protocol StormView: AnyObject {
    func warn()
}

final class StormPresenter {
    let view: StormView
    let interactor = StormInteractor()

    init(view: StormView) { self.view = view }
}

final class StormInteractor {
    func level() -> Int { 3 }
}

final class StormViewController: UIViewController, StormView {
    weak var presenter: StormPresenter?

    func warn() {}
}
