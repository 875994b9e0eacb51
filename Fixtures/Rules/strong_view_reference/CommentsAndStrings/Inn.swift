import UIKit

final class InnPresenter {
    // var view: InnViewController?
    /* var view: InnViewController? */
    let text = "var view: InnViewController?"
    let interactor = InnInteractor()
}

final class InnInteractor {
    func rooms() -> Int { 9 }
}

final class InnViewController: UIViewController {
    var presenter: InnPresenter?
}
