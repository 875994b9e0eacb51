import UIKit

enum EditTask {
    struct Request { let text: String }
    struct Response { let text: String }
    struct ViewModel { let title: String }
}

protocol EditTaskBusinessLogic { func save(request: EditTask.Request) }
protocol EditTaskPresentationLogic { func present(response: EditTask.Response) }
protocol EditTaskDisplayLogic: AnyObject { func displaySaved(viewModel: EditTask.ViewModel) }
protocol EditTaskRoutingLogic { func routeToList() }

final class EditTaskInteractor: EditTaskBusinessLogic {
    var presenter: EditTaskPresentationLogic?
    func save(request: EditTask.Request) { presenter?.present(response: .init(text: request.text)) }
}

final class EditTaskPresenter: EditTaskPresentationLogic {
    weak var viewController: EditTaskDisplayLogic?
    func present(response: EditTask.Response) {
        viewController?.displaySaved(viewModel: .init(title: response.text))
    }
}

final class EditTaskRouter: EditTaskRoutingLogic {
    weak var viewController: EditTaskViewController?
    func routeToList() { viewController?.navigationController?.popToRootViewController(animated: true) }
}
