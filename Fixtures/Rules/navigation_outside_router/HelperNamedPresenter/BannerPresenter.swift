import UIKit

/// Shows banners over whatever is on screen; no module of its own.
final class BannerPresenter {
    private let host: UIViewController

    init(host: UIViewController) {
        self.host = host
    }

    func show(_ text: String) {
        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
        host.present(alert, animated: true)
    }

    func hide() {
        host.dismiss(animated: true)
    }
}
