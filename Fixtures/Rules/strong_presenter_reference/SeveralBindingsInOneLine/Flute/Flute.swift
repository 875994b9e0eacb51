protocol FluteInteractorOutput: AnyObject {
    func played()
}

final class FluteInteractor {
    var `default`: FluteInteractorOutput? = nil { // want "FluteInteractor.*strong.*FlutePresenter"
        willSet { newValue?.played() }
        didSet { oldValue?.played() }
    }
}

final class FlutePresenter: FluteInteractorOutput {
    var `internal`: FluteInteractor?
    func played() {}
}
