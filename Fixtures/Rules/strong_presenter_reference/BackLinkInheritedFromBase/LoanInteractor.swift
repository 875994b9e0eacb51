protocol LoanInteractorInput: AnyObject {
    func quote(sum: Double, months: Int)
}

protocol LoanInteractorOutput: AnyObject {
    func quoted(_ monthly: Double)
}

final class LoanInteractor: LoanInteractorInput {
    var presenter: LoanInteractorOutput! // want "LoanInteractor.*strong.*LoanPresenter"

    func quote(sum: Double, months: Int) {
        presenter.quoted(sum / Double(max(months, 1)))
    }
}
