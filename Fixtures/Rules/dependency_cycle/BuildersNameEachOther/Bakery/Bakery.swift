final class BakeryInteractor {
    weak var output: BakeryInteractorOutput?
}

protocol BakeryInteractorOutput: AnyObject {}

final class BakeryPresenter: BakeryInteractorOutput {
    private let interactor: BakeryInteractor
    init(interactor: BakeryInteractor) { self.interactor = interactor }
}
