import UIKit

protocol MirrorView {
    func show(_ face: String)
}

struct MirrorViewStub: MirrorView {
    func show(_ face: String) {}
}

final class MirrorPresenter {
    var view: MirrorView? // want "answer through a closure instead of `view`: MirrorView has value types behind it$"
    let interactor = MirrorInteractor()
}

final class MirrorInteractor {
    func face() -> String { "" }
}

final class MirrorViewController: UIViewController, MirrorView {
    let presenter = MirrorPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.view = self
    }

    func show(_ face: String) {}
}
