import UIKit

final class TourViewController: UIViewController {
    var presenter: TourPresenter?

    func startTapped() {
        let storyboard = UIStoryboard(name: "Tour", bundle: nil)
        let first = storyboard.instantiateViewController(withIdentifier: "Step")
        navigationController?.pushViewController(first, animated: true) // want "TourViewController.*pushViewController"
    }

    func preloaded() -> UIViewController? {
        UIStoryboard(name: "Tour", bundle: .main).instantiateInitialViewController() // want "TourViewController.*(UIStoryboard|instantiate)"
    }
}
