final class BoardViewModelState: BoardStateProtocol {
    private var stateListener: BoardStateListener? // want "BoardPresenter\.viewModelState → BoardViewModelState\.stateListener → BoardPresenter.*; bind BoardStateListener to AnyObject, then declare `BoardViewModelState\.stateListener` weak"

    func setStateListener(_ listener: BoardStateListener) {
        stateListener = listener
    }
}
