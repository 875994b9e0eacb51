import UIKit

protocol ScoreDisplayLogic: AnyObject { func display(viewModel: Score.ViewModel) }

final class ScoreViewController: UIViewController, ScoreDisplayLogic {
    var interactor: ScoreBusinessLogic?
    var router: ScoreRoutingLogic?

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = ScoreInteractor()
        let presenter = ScorePresenter()
        let router = ScoreRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        self.interactor = interactor
        self.router = router
    }

    func display(viewModel: Score.ViewModel) { title = viewModel.text }
}
