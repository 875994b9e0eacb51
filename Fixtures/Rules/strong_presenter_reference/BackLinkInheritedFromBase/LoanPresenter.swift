final class LoanPresenter: BasePresenter {
    private var quotes: [Double] = []
}

extension LoanPresenter: LoanInteractorOutput {
    func quoted(_ monthly: Double) {
        quotes.append(monthly)
    }
}
