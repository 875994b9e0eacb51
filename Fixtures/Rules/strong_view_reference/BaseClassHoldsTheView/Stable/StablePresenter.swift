protocol StableView: AnyObject {
    func show(_ horses: Int)
}

final class StablePresenter: BasePresenter<StableView> {
    let interactor = StableInteractor()
}
