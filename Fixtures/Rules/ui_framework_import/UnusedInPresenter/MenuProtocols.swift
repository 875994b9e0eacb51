import UIKit

protocol MenuViewProtocol: AnyObject {
    func show(_ dishes: [String])
}

protocol MenuPresenterProtocol: AnyObject {
    func viewDidLoad()
}

protocol MenuInteractorProtocol: AnyObject {
    var dishes: [String] { get }
}
