struct MarkTaskRequest {}

/// The other module's configurator puts it together with what is there.
final class MarkTaskInteractor {
    var output: ShowTasksPresenter?
    func mark(_ request: MarkTaskRequest) {}
}
