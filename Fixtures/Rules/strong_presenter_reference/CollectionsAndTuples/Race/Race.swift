protocol RaceInteractorOutput: AnyObject {
    func lap(_ number: Int)
}

final class RaceInteractor {
    var running: (output: RaceInteractorOutput, laps: Int)? // want "RaceInteractor.*strong.*RacePresenter"
}

final class RacePresenter: RaceInteractorOutput {
    private let parts: (interactor: RaceInteractor, name: String)
    init(interactor: RaceInteractor) { parts = (interactor, "race") }
    func lap(_ number: Int) {}
}
