import Foundation

// Written on another machine.
final class InvoiceInteractor {

    var presenter: InvoicePresenter? // want "InvoiceInteractor.*strong.*InvoicePresenter"

    weak var second: InvoicePresenter?
}
