import UIKit

final class ShowTasksViewController: UIViewController {
    var output: ShowTasksInteractor?
    func mark() { send(MarkTaskRequest()) }
    func send(_ request: MarkTaskRequest) {}
}
final class ShowTasksInteractor { var output: ShowTasksOutput? }
protocol ShowTasksOutput {}
final class ShowTasksPresenter: ShowTasksOutput { weak var output: UIViewController? }
