final class ShelfPresenter {
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
    var onFinish: (() -> Void)?
}

final class ShelfInteractor {}
