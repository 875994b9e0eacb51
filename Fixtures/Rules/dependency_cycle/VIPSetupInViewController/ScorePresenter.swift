final class ScorePresenter: ScorePresentationLogic {
    weak var viewController: ScoreViewController?
    func present(response: Score.Response) {
        viewController?.display(viewModel: .init(text: "\(response.goals)"))
    }
}
