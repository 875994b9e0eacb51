final class RankInteractor: RankBusinessLogic {
    var presenter: RankPresentationLogic?

    func load(request: Rank.Request) {
        presenter?.present(response: .init(place: 4))
        presenter?.present(Rank.Response(place: 4))
        presenter?.dismiss(animated: true)
    }
}
