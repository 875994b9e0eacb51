final class PinPresenter {
    private weak var view: PinView?

    init(view: PinView) { self.view = view }

    func check(_ code: String) {
        if code.count == 4 { view?.accepted() }
    }
}
