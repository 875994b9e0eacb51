import UIKit

final class SwimViewController: UIViewController, SwimViewInput {
    let presenter = SwimPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.view = self
    }

    func show() {}
}
