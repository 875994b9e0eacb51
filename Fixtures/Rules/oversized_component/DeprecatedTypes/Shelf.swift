@available(*, deprecated, message: "use RackPresenter")
final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func one() {}
    func two() {}
    func three() {}
    func four() {}
    func five() {}
    func six() {}
    func seven() {}
    func eight() {}
    func nine() {}
}

final class ShelfInteractor {}
