import UIKit // want "JoinPresenter.*UIKit.*nothing"

protocol JoinView: AnyObject {
    func joined()
}

final class JoinPresenter {
    private weak var view: JoinView?
    init(view: JoinView) { self.view = view }
    func join(code: String) { view?.joined() }
}
