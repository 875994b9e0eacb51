import UIKit

protocol OrbitView: AnyObject {
    func show()
}

final class OrbitPresenter {
    var view: OrbitView?
    let interactor = OrbitInteractor()
}

final class OrbitInteractor {
    func height() -> Int { 400 }
}

final class OrbitViewController: UIViewController {
    var presenter: OrbitPresenter?
}
