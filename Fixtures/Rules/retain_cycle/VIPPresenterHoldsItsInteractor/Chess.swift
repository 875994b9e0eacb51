import UIKit

protocol ChessBusinessLogic: AnyObject {
    func move()
}

protocol ChessPresentationLogic: AnyObject {
    func present()
}

final class ChessViewController: UIViewController {
    var interactor: ChessBusinessLogic?
}

final class ChessInteractor: ChessBusinessLogic {
    var presenter: ChessPresentationLogic?

    func move() { presenter?.present() }
}

final class ChessPresenter: ChessPresentationLogic {
    var interactor: ChessBusinessLogic? // want "ChessInteractor\.presenter → ChessPresenter\.interactor → ChessInteractor is a loop.*declare `ChessPresenter\.interactor` weak"

    func present() {}
}
