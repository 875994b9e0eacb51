final class BoardPresenter {
    private let viewModelState: BoardStateProtocol
    private let interactor: BoardInteractor

    init(viewModelState: BoardStateProtocol, interactor: BoardInteractor) {
        self.viewModelState = viewModelState
        self.interactor = interactor
    }

    func didLoad() {
        viewModelState.setStateListener(self)
    }
}

extension BoardPresenter: BoardStateListener {
    func stateDidChange() {}
}
