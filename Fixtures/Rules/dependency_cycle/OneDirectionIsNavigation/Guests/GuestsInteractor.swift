protocol GuestsInteractorOutput: AnyObject {
    func listed(_ guests: [Guest])
}

struct Guest {
    let name: String
}

final class GuestsInteractor {
    weak var output: GuestsInteractorOutput?
}
