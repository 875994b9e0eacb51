import Foundation

final class PiggyPresenter {
    weak var view: PiggyView?
    let interactor: PiggyInteractor
    init(interactor: PiggyInteractor) { self.interactor = interactor }
}

protocol PiggyView: AnyObject {
    func show(_ sum: String)
}
