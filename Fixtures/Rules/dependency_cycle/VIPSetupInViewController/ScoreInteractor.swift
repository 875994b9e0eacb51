final class ScoreInteractor: ScoreBusinessLogic {
    var presenter: ScorePresentationLogic?
    func load(request: Score.Request) { presenter?.present(response: .init(goals: 3)) }
}
