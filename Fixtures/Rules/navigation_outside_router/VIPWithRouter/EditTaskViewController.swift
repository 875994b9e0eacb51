import UIKit

final class EditTaskViewController: UIViewController, EditTaskDisplayLogic {
    var interactor: EditTaskBusinessLogic?
    var router: EditTaskRoutingLogic?

    func displaySaved(viewModel: EditTask.ViewModel) {
        title = viewModel.title
        navigationController?.popViewController(animated: true) // want "EditTaskViewController.*popViewController"
    }

    func displayNext() {
        router?.routeToList()
    }
}
