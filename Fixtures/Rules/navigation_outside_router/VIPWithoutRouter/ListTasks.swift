enum ListTasks {
    struct Request {}
    struct Response { let count: Int }
    struct ViewModel { let title: String }
}

protocol ListTasksBusinessLogic { func list(request: ListTasks.Request) }
protocol ListTasksPresentationLogic { func presentTasks(response: ListTasks.Response) }
protocol ListTasksDisplayLogic: AnyObject { func displayTasks(viewModel: ListTasks.ViewModel) }

final class ListTasksInteractor: ListTasksBusinessLogic {
    var presenter: ListTasksPresentationLogic?
    func list(request: ListTasks.Request) { presenter?.presentTasks(response: .init(count: 2)) }
}

final class ListTasksPresenter: ListTasksPresentationLogic {
    weak var viewController: ListTasksDisplayLogic?
    func presentTasks(response: ListTasks.Response) {
        viewController?.displayTasks(viewModel: .init(title: "\(response.count)"))
    }
}
