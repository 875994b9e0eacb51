import UIKit

protocol BandView: AnyObject {
    func play()
}

final class BandPresenter {
    private var views: [String: BandView] = [:] // want "BandPresenter.*; hold what is in `views` weakly$"
    let interactor = BandInteractor()
}

final class BandInteractor {
    func songs() -> [String] { [] }
}

final class BandViewController: UIViewController, BandView {
    var presenter: BandPresenter?

    func play() {}
}
