final class RightPresenter: SharedOutput {
    let interactor = RightInteractor()

    init() { interactor.presenter = self }

    func done() {}
}

final class RightInteractor {
    var presenter: SharedOutput?
}
