class BasePresenter {
    let interactor: LoanInteractorInput

    init(interactor: LoanInteractorInput) {
        self.interactor = interactor
    }
}
