import Palette

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var tint: Palette2.UIColor?
    var other: Theme.UIFont?
}

final class ShelfInteractor {}
enum Theme {}
