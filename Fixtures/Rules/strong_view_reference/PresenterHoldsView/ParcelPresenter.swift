final class ParcelPresenter: ParcelViewOutput {
    var view: ParcelViewInput? // want "^ParcelPresenter\.view holds ParcelViewController strongly, and ParcelViewController\.output holds the presenter in turn: neither is ever released; declare `view` weak$"
    private let interactor = ParcelInteractor()

    func viewDidLoad() {
        view?.show(interactor.status())
    }
}
