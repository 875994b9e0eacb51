import UIKit

protocol AddressPresenterProtocol: AnyObject {
    func save()
}

protocol AddressRouterProtocol: AnyObject {
    func close()
}

class AddressPresenter: AddressPresenterProtocol {
    var interactor: AddressInteractor?
    var router: AddressRouterProtocol?

    func save() {
        interactor?.store()
        router?.close()
    }
}

class AddressInteractor {
    func store() {}
}

enum MapModule {
    static func make() -> UIViewController { UIViewController() }
}
