final class LoungePresenter {
    weak var view: LoungeViewController? // want "LoungePresenter.*LoungeViewController"
    private let interactor: LoungeInteractorInput

    init(interactor: LoungeInteractorInput) { self.interactor = interactor }
}
