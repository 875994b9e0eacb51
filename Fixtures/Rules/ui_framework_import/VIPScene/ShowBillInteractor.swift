import UIKit // want "ShowBillInteractor.*UIKit.*nothing"

protocol ShowBillBusinessLogic { func load(request: ShowBill.Request) }

class ShowBillInteractor: ShowBillBusinessLogic {
    var presenter: ShowBillPresentationLogic?
    func load(request: ShowBill.Request) { presenter?.presentBill(response: .init(cents: 995)) }
}
