final class ScoreRouter: ScoreRoutingLogic {
    weak var viewController: ScoreViewController?
    func close() { viewController?.dismiss(animated: true) }
}
