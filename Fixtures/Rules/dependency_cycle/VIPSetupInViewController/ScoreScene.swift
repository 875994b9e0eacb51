enum Score {
    struct Request {}
    struct Response { let goals: Int }
    struct ViewModel { let text: String }
}

protocol ScoreBusinessLogic { func load(request: Score.Request) }
protocol ScorePresentationLogic { func present(response: Score.Response) }
protocol ScoreRoutingLogic { func close() }
