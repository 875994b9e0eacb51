import UIKit

protocol ComposeView {
    func show()
}

final class ComposePresenter {
    var view: (ComposeView & UIViewController)?
    let interactor = ComposeInteractor()
}

final class ComposeInteractor {
    func compose() {}
}

final class ComposeViewController: UIViewController, ComposeView {
    let presenter = ComposePresenter()

    func show() {}
}
