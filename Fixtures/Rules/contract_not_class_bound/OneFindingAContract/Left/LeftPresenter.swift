final class LeftPresenter: SharedOutput {
    let interactor = LeftInteractor()

    init() { interactor.presenter = self }

    func done() {}
}

final class LeftInteractor {
    var presenter: SharedOutput?
}
