protocol QueryInteractorInput {
    func load()
}

protocol QueryInteractorOutput {
    func didLoad()
}

final class QueryPresenter: QueryInteractorOutput {
    weak var interactor: QueryInteractor?

    func didLoad() {}
}

final class QueryInteractor: QueryInteractorInput {
    var output: QueryInteractorOutput?

    func load() { output?.didLoad() }
}
