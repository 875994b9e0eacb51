final class AlarmPresenter: AlarmInteractorOutput {
    weak var view: AlarmView?
    private let router: AlarmRouter

    init(router: AlarmRouter) { self.router = router }

    func rang() { view?.flash() }
}

protocol AlarmView: AnyObject {
    func flash()
}

final class AlarmRouter {
    func close() {}
}
