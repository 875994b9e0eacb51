final class GymPresenter: GymInteractorOutput {
    var interactor: GymInteractor?
    var names: [String] = []

    func classesLoaded(_ names: [String]) {
        self.names = names
    }
}
