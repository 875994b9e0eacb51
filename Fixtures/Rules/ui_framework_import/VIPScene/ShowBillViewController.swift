import UIKit

protocol ShowBillDisplayLogic: AnyObject { func displayBill(viewModel: ShowBill.ViewModel) }

class ShowBillViewController: UIViewController, ShowBillDisplayLogic {
    var interactor: ShowBillBusinessLogic?
    func displayBill(viewModel: ShowBill.ViewModel) { title = viewModel.text }
}
