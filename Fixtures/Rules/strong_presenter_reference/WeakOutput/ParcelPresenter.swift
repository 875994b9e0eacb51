import Foundation

class ParcelPresenter: ParcelInteractorOutput {
    let interactor: ParcelInteractor
    var text = ""

    init(interactor: ParcelInteractor) {
        self.interactor = interactor
        interactor.presenter = self
    }

    func parcelFound(_ status: String) { text = status }
    func parcelUnknown() { text = "no such parcel" }
}
