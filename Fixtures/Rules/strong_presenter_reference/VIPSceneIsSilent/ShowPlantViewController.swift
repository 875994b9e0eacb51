import UIKit

protocol ShowPlantDisplayLogic: AnyObject {
    func displayPlant(viewModel: ShowPlant.Load.ViewModel)
}

class ShowPlantViewController: UIViewController, ShowPlantDisplayLogic {
    var interactor: ShowPlantBusinessLogic?

    override func awakeFromNib() {
        super.awakeFromNib()
        let interactor = ShowPlantInteractor()
        let presenter = ShowPlantPresenter()
        interactor.presenter = presenter
        presenter.viewController = self
        self.interactor = interactor
    }

    func displayPlant(viewModel: ShowPlant.Load.ViewModel) {
        title = viewModel.title
    }
}
