import Flow

final class ShelfPresenter {
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
    var wireframe: FlowStep?
}

final class ShelfInteractor {}
