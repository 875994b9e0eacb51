protocol NapView: AnyObject {
    func showAwake()
}

final class NapPresenter {
    private weak var view: NapView?
    init(view: NapView) { self.view = view }
    func alarm() { view?.showAwake() }
}
