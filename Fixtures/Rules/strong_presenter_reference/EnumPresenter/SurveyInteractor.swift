protocol SurveyInteractorOutput {
    func text(for score: Int) -> String
}

final class SurveyInteractor {
    var presenter: SurveyInteractorOutput = SurveyPresenter.short

    func finish(score: Int) -> String { presenter.text(for: score) }
}
