import Foundation

final class ChessInteractor {
    var presenter: ChessInteractorOutput? // want "^(?!.*AnyObject).*ChessInteractor.*strong.*weak"
}

final class ChessPresenter: NSObject, ChessInteractorOutput {
    var interactor: ChessInteractor?

    func moved() {}
    func mated() {}
}
