struct QuotePresenter: QuoteInteractorOutput {
    var interactor: QuoteInteractorInput?
    weak var view: QuoteView?

    func show(_ quote: String) { view?.render(quote) }
}

protocol QuoteView: AnyObject {
    func render(_ text: String)
}

enum QuoteModule {
    static func assemble(view: QuoteView) -> QuotePresenter {
        let interactor = QuoteInteractor()
        var presenter = QuotePresenter(view: view)
        interactor.output = presenter
        presenter.interactor = interactor
        return presenter
    }
}
