enum BoardAssembly {
    static func make() -> BoardPresenter {
        BoardPresenter(viewModelState: BoardViewModelState(), interactor: BoardInteractor())
    }
}
