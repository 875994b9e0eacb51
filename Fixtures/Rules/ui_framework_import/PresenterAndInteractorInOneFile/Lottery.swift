import UIKit // want "LotteryPresenter.*UIKit.*nothing"

protocol LotteryInteractorOutput: AnyObject {
    func drawn(_ numbers: [Int])
}

final class LotteryInteractor {
    weak var presenter: LotteryInteractorOutput?

    func draw() { presenter?.drawn((1...49).shuffled().prefix(6).sorted()) }
}

final class LotteryPresenter: LotteryInteractorOutput {
    let interactor: LotteryInteractor
    init(interactor: LotteryInteractor) { self.interactor = interactor }

    func drawn(_ numbers: [Int]) {}
}
