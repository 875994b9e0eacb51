import UIKit

final class ListTasksViewController: UITableViewController, ListTasksDisplayLogic {
    var interactor: ListTasksBusinessLogic?

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor?.list(request: .init())
    }

    func displayTasks(viewModel: ListTasks.ViewModel) { title = viewModel.title }

    @objc func addTapped() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
