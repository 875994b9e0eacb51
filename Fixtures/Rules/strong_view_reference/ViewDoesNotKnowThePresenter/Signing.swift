import UIKit

protocol SigningView: AnyObject {
    func show(_ text: String)
}

final class SigningPresenter {
    let view: SigningView
    let interactor: SigningInteractor

    init(view: SigningView, interactor: SigningInteractor) {
        self.view = view
        self.interactor = interactor
    }
}

final class SigningInteractor {
    func sign() {}
}

final class SigningViewController: UIViewController, SigningView {
    private let label = UILabel()

    func show(_ text: String) { label.text = text }
}
