final class ChoicePresenter {
    private let interactor: ChoiceInteractor
    init(interactor: ChoiceInteractor) { self.interactor = interactor }
}

protocol ChoiceListener: AnyObject {
    func chose(_ name: String)
}
