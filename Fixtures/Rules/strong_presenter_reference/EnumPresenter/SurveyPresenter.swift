enum SurveyPresenter: SurveyInteractorOutput {
    case short
    case detailed(SurveyInteractor)

    func text(for score: Int) -> String {
        switch self {
        case .short: return "\(score)"
        case .detailed: return "You scored \(score)"
        }
    }
}
