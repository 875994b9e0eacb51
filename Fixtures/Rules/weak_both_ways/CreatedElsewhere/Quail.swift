import UIKit

final class QuailPresenter: NSObject {
    @IBOutlet weak var view: QuailViewController?
    let interactor = QuailInteractor()
}

final class QuailInteractor {
    func run() {}
}

final class QuailViewController: UIViewController {
    @IBOutlet weak var presenter: QuailPresenter?
}
