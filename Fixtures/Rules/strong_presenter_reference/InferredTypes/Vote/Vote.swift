final class VoteInteractor {
    let presenter = VotePresenter() // want "VoteInteractor.*strong.*VotePresenter"

    init() {
        presenter.interactor = self
    }
}

final class VotePresenter {
    var interactor: VoteInteractor?
}
