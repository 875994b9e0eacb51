import Foundation

final class InvoicePresenter {
    var interactor: InvoiceInteractor?
    let note = """
    weak var interactor: InvoiceInteractor?
    """
}
