import Foundation

protocol StakeBaseInteractorOutput: AnyObject {
    func didReceive(balance: Decimal)
}

class StakeBaseInteractor {
    weak var basePresenter: StakeBaseInteractorOutput?

    func setup() {
        basePresenter?.didReceive(balance: 0)
    }
}
