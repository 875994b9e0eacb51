@available(iOS 15, *)
final class RackPresenter { // want "RackPresenter has 15 lines of code"
    var interactor: RackInteractor?
    @available(*, deprecated) func one() {}
    func two() {}
    func three() {}
    func four() {}
    func five() {}
    func six() {}
    func seven() {}
    func eight() {}
    func nine() {}
}

@available(*, deprecated)
extension RackPresenter {
    func ten() {}
}

final class RackInteractor {}
