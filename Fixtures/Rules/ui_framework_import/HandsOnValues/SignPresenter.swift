import UIKit // want "UIKit and uses nothing of it; import Foundation instead"

final class SignPresenter {
    var interactor: SignInteractor?
    let sign = Sign()
    let look = Look()

    func load(_ show: (Any, Any) -> Void) { show(sign.textColor, look.title) }
}

final class SignInteractor {}
