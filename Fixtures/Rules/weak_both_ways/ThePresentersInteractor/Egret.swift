import UIKit

final class EgretPresenter {
    weak var interactor: EgretInteractor? // want "EgretInteractor is held weakly by EgretPresenter\.interactor, and by nothing else: it is gone when assemble returns; hold it strongly in EgretPresenter\.interactor"
}

final class EgretInteractor {
    var output: EgretPresenter?
}

final class EgretViewController: UIViewController {
    let presenter = EgretPresenter()

    func assemble() {
        let interactor = EgretInteractor()
        interactor.output = presenter
        presenter.interactor = interactor
    }
}
