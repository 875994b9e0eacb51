import UIKit

class AddressViewController: UIViewController {
    var presenter: AddressPresenterProtocol!

    @IBAction func doneTapped(_ sender: UIButton) {
        presenter.save()
        dismiss(animated: true) // want "AddressViewController.*dismiss"
    }

    @IBAction func backTapped(_ sender: UIButton) {
        navigationController?.popViewController(animated: true) // want "AddressViewController.*popViewController"
    }

    @IBAction func homeTapped(_ sender: UIButton) {
        self.navigationController?.popToRootViewController(animated: false) // want "AddressViewController.*popToRootViewController"
    }

    func backToList() {
        guard let list = navigationController?.viewControllers.first else { return }
        _ = navigationController?.popToViewController(list, animated: true) // want "AddressViewController.*popToViewController"
    }

    func openMap() {
        navigationController?
            .pushViewController( // want "AddressViewController.*pushViewController"
                MapModule.make(),
                animated: true
            )
    }
}
