import Foundation

// Kept only so that the debug menu can reach the screen on top.
var currentGymPresenter: GymPresenter?

protocol GymInteractorOutput: AnyObject {
    func classesLoaded(_ names: [String])
}

final class GymInteractor {
    weak var presenter: GymInteractorOutput?

    func load(for presenter: GymInteractorOutput) {
        presenter.classesLoaded([])
    }

    func loadAll() {
        guard let presenter = presenter else { return }
        let output: GymInteractorOutput = presenter
        var concrete: GymPresenter? = presenter as? GymPresenter
        if let concrete { currentGymPresenter = concrete }
        concrete = nil
        output.classesLoaded(["Yoga", "Boxing"])
    }

    func report(to handler: (GymPresenter) -> Void) {
        if let gym = presenter as? GymPresenter { handler(gym) }
    }
}
