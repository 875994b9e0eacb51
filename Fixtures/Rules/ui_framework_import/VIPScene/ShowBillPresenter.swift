import UIKit // want "ShowBillPresenter.*UIKit.*UIColor"

protocol ShowBillPresentationLogic { func presentBill(response: ShowBill.Response) }

class ShowBillPresenter: ShowBillPresentationLogic {
    weak var viewController: ShowBillDisplayLogic?
    private let red = UIColor.systemRed

    func presentBill(response: ShowBill.Response) {
        viewController?.displayBill(viewModel: .init(text: "\(response.cents)"))
    }
}
