protocol QuoteInteractorInput: AnyObject {
    func next()
}

protocol QuoteInteractorOutput {
    func show(_ quote: String)
}

final class QuoteInteractor: QuoteInteractorInput {
    var output: QuoteInteractorOutput?

    func next() { output?.show("Less, but better.") }
}
