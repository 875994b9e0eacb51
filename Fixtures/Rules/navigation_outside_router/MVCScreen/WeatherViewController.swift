import UIKit

final class WeatherViewController: UIViewController {
    private let service = WeatherService()

    @objc func detailsTapped() {
        let details = WeatherDetailsViewController(degrees: service.degrees)
        navigationController?.pushViewController(details, animated: true)
    }

    @objc func closeTapped() { dismiss(animated: true) }
}

final class WeatherDetailsViewController: UIViewController {
    init(degrees: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "\(degrees)°"
    }

    required init?(coder: NSCoder) { nil }
}
