import UIKit

final class VaseViewController: UIViewController {
    var presenter: VasePresenterProtocol!

    @objc func closeTapped() { presenter.dismiss(animated: true) }
    @objc func detailTapped() { self.presenter.present(title ?? "", animated: true) }
    @objc func listTapped() { presenter.show("list", sender: self) }
}
