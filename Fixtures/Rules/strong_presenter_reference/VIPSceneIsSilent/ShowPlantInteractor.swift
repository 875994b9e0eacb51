import Foundation

protocol ShowPlantBusinessLogic {
    func showPlant(request: ShowPlant.Load.Request)
}

class ShowPlantInteractor: ShowPlantBusinessLogic {
    var presenter: ShowPlantPresentationLogic?

    func showPlant(request: ShowPlant.Load.Request) {
        presenter?.presentPlant(response: .init(name: "Fern \(request.id)"))
    }
}

enum ShowPlant {
    enum Load {
        struct Request { let id: Int }
        struct Response { let name: String }
        struct ViewModel { let title: String }
    }
}
