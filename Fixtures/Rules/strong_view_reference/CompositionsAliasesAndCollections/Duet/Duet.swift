import UIKit

protocol DuetView: AnyObject {
    func play()
}

final class DuetPresenter {
    var parts: (view: DuetView, voice: Int)? // want "DuetPresenter.*; hold what is in `parts` weakly$"
    let interactor = DuetInteractor()
}

final class DuetInteractor {
    func songs() -> [String] { [] }
}

final class DuetViewController: UIViewController, DuetView {
    var presenter: DuetPresenter?

    func play() {}
}
