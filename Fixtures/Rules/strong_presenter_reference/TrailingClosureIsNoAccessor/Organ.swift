protocol OrganInteractorOutput: AnyObject {
    var stops: Int { get }
}

final class OrganInteractor {
    var output: OrganInteractorOutput? = Registry.first { // want "OrganInteractor.*strong.*OrganPresenter"
        $0.stops > 0
    }
}

final class OrganPresenter: OrganInteractorOutput {
    var interactor: OrganInteractor?
    var stops = 12
}

enum Registry {
    static func first(where test: (OrganInteractorOutput) -> Bool) -> OrganInteractorOutput? { nil }
}
