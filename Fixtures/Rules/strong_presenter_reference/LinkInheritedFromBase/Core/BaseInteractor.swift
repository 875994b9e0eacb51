import Foundation

protocol BaseInteractorOutput: AnyObject {
    func failed(_ error: Error)
}

class BaseInteractor {
    var output: BaseInteractorOutput? // want "Interactor.*strong.*ProfilePresenter"

    func handle(_ error: Error) {
        output?.failed(error)
    }
}
