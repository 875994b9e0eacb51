protocol BoatInteractorOutput: AnyObject {
    func moored()
}

final class BoatInteractor {
    var presenter: BoatInteractorOutput! // want "BoatInteractor.*strong.*BoatPresenter"
}

final class BoatPresenter: BoatInteractorOutput {
    var interactor: BoatInteractor!
    func moored() {}
}
