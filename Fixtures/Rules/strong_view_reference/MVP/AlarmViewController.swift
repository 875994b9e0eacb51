import UIKit

final class AlarmViewController: UIViewController, AlarmView {
    private lazy var presenter = AlarmPresenter(view: self)

    func show(_ time: String) { title = time }
}
