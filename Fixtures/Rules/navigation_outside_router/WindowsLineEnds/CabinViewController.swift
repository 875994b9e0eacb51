import UIKit

final class CabinViewController: UIViewController {
    var presenter: CabinPresenter?

    // The captain's way out.
    @IBAction func leave() {
        dismiss(animated: true, completion: { [presenter] in // want "CabinViewController.*dismiss"
            presenter?.left()
        })
    }
}
