import UIKit

final class ToastPresenter {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func show(_ text: String) {
        let label = UILabel()
        label.text = text
        window.addSubview(label)
    }
}
