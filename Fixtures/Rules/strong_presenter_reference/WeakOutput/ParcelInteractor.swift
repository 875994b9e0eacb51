import Foundation

protocol ParcelInteractorOutput: AnyObject {
    func parcelFound(_ status: String)
    func parcelUnknown()
}

class ParcelInteractor {
    weak var presenter: ParcelInteractorOutput?
    private var known = ["RB1": "in transit", "RB2": "delivered"]

    func track(_ number: String) {
        if let status = known[number] {
            presenter?.parcelFound(status)
        } else {
            presenter?.parcelUnknown()
        }
    }
}
