import UIKit

final class MenuViewController: UIViewController, MenuViewProtocol {
    var presenter: MenuPresenterProtocol?

    func show(_ dishes: [String]) { title = dishes.joined(separator: ", ") }
}
