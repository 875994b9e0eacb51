import UIKit

final class GullViewController: UIViewController, GullView {
    weak var presenter: GullPresenter? // want "^GullPresenter is held weakly by GullViewController\.presenter, GullInteractor\.presenter, and by nothing else: it is gone when build returns; hold it strongly in GullViewController\.presenter$"

    func show() {}
}
