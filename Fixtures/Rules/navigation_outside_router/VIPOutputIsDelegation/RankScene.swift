import UIKit

final class RankPresenter: RankPresentationLogic {
    weak var viewController: RankDisplayLogic?

    func present(response: Rank.Response) { present(response) }
    func present(_ response: Rank.Response) { viewController?.show(viewModel: .init(text: "#\(response.place)")) }
    func dismiss(animated: Bool) { viewController?.close(animated: animated) }
}

final class RankViewController: UIViewController, RankDisplayLogic {
    var interactor: RankBusinessLogic?
    var router: RankRouter?

    func show(viewModel: Rank.ViewModel) { title = viewModel.text }
    func close(animated: Bool) { router?.dismiss(animated: animated) }
}

final class RankRouter {
    weak var viewController: UIViewController?
    func dismiss(animated: Bool) { viewController?.dismiss(animated: animated) }
}
