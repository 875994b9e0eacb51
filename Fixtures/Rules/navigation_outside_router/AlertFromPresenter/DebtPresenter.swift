import UIKit

final class DebtPresenter {
    weak var controller: UIViewController?
    let interactor = DebtInteractor()
    let router = DebtRouter()

    func failed() {
        let alert = UIAlertController(title: "Sorry", message: "Try later", preferredStyle: .alert)
        controller?.present(alert, animated: true) // want "DebtPresenter.*present"
    }
}
