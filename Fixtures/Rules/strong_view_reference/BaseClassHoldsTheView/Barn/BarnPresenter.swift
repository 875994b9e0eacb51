protocol BarnView: AnyObject {
    func show(_ cows: Int)
}

final class BarnPresenter: BasePresenter<BarnView> {
    let interactor = BarnInteractor()
}
