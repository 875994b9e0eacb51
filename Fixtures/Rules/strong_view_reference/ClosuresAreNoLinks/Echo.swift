import UIKit

protocol EchoView: AnyObject {
    func show(_ text: String)
}

final class EchoPresenter {
    var view: (() -> EchoView?)?
    var onShow: ((EchoViewController) -> Void)?
    let interactor = EchoInteractor()
}

final class EchoInteractor {
    func text() -> String { "" }
}

final class EchoViewController: UIViewController, EchoView {
    let presenter = EchoPresenter()

    func show(_ text: String) {}
}
