final class SpeedPresenter {
    #if DEBUG
    var interactor: SpeedInteractor?
    #else
    let interactor: SpeedInteractor
    #endif
    init(interactor: SpeedInteractor) { self.interactor = interactor }
}

#if !targetEnvironment(simulator)
extension SpeedPresenter: SpeedInteractorOutput {
    func measured(_ kmh: Double) {}
}
#endif
