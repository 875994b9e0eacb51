import ViperKit

protocol TripInteractorInput: AnyObject {
    func plan()
}

protocol TripInteractorOutput: AnyObject {
    func planned(_ legs: Int)
}

final class TripInteractor: TripInteractorInput {
    var presenter: TripInteractorOutput? // want "TripInteractor.*strong.*TripPresenter.*may|TripInteractor.*may.*TripPresenter"

    func plan() { presenter?.planned(3) }
}
