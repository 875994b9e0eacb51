final class SessionPresenter {
    let interactor: SessionInteractor
    init(interactor: SessionInteractor) { self.interactor = interactor }
}

final class SessionInteractor {
    var token: TokenEntity?
    var device: Device?
}
