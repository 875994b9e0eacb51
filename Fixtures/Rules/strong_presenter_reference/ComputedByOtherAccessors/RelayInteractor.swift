protocol RelayInteractorOutput: AnyObject {
    func relayed()
}

final class RelayInteractor {
    private weak var target: RelayInteractorOutput?

    var output: RelayInteractorOutput? {
        _read { yield target }
        _modify {
            var value = target
            yield &value
            target = value
        }
    }

    var presenter: RelayInteractorOutput?
    {
        get { target }
        set { target = newValue }
    }

    subscript(presenter index: Int) -> RelayPresenter? { target as? RelayPresenter }
}
