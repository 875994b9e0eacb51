import UIKit

protocol AlertPresentable: AnyObject {
    func present(message: String, from view: AnyObject?)
}

extension AlertPresentable where Self: TollRouterProtocol {
    func present(message: String, from view: AnyObject?) {
        guard let controller = view as? UIViewController else { return }
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        controller.present(alert, animated: true)
    }

    func pop(_ controller: UIViewController) {
        controller.navigationController?.popViewController(animated: true)
    }
}
