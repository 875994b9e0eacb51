enum Rank {
    struct Request {}
    struct Response { let place: Int }
    struct ViewModel { let text: String }
}

protocol RankBusinessLogic { func load(request: Rank.Request) }

protocol RankPresentationLogic {
    func present(response: Rank.Response)
    func present(_ response: Rank.Response)
    func dismiss(animated: Bool)
}

protocol RankDisplayLogic: AnyObject {
    func show(viewModel: Rank.ViewModel)
    func close(animated: Bool)
}
