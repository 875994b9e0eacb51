final class BellPresenter {
    let ringer = BellRinger()
    let interactor = BellInteractor()
}

final class BellRinger {
    var onRing: ((BellPresenter) -> Void)?
    var makePresenter: () -> BellPresenter = { BellPresenter() }
    var presenterType: BellPresenter.Type?
}

final class BellInteractor {
    func ring() {}
}
