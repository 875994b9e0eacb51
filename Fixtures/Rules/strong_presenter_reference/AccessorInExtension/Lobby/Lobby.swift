final class LobbyInteractor: KitBaseInteractor {}

final class LobbyPresenter: KitBasePresenter {}

private extension LobbyInteractor {
    var presenter: LobbyPresenter {
        return rawPresenter as! LobbyPresenter
    }
}

extension LobbyPresenter {
    var interactor: LobbyInteractor { rawInteractor as! LobbyInteractor }
}
