import Foundation

protocol ShowPlantPresentationLogic {
    func presentPlant(response: ShowPlant.Load.Response)
}

class ShowPlantPresenter: ShowPlantPresentationLogic {
    weak var viewController: ShowPlantDisplayLogic?

    func presentPlant(response: ShowPlant.Load.Response) {
        viewController?.displayPlant(viewModel: .init(title: response.name.uppercased()))
    }
}
