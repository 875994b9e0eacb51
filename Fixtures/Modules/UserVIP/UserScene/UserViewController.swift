import UIKit

final class UserViewController: UIViewController {
    var interactor: UserBusinessLogic?
    var router: UserRoutingLogic?

    private let nameLabel = UILabel()
    private let mailLabel = UILabel()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        let interactor = UserInteractor()
        let presenter = UserPresenter()
        let router = UserRouter()
        interactor.presenter = presenter
        presenter.viewController = self
        router.viewController = self
        router.dataStore = interactor
        self.interactor = interactor
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor?.fetch(request: .init(id: 1))
    }

    @objc private func settingsTapped() {
        router?.routeToSettings()
    }
}

extension UserViewController: UserDisplayLogic {
    func displayUser(viewModel: UserModels.Fetch.ViewModel) {
        nameLabel.text = viewModel.name
        mailLabel.text = viewModel.mail
    }
}
