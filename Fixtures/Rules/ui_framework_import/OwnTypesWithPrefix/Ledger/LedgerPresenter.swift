import UIKit // want "LedgerPresenter.*UIKit.*nothing"

final class LedgerPresenter {
    let interactor: LedgerInteractor
    private let factory = UIFactory()

    init(interactor: LedgerInteractor) { self.interactor = interactor }

    func page() -> [String] {
        interactor.lines.prefix(UIConstants.pageSize).map(factory.title)
    }
}
