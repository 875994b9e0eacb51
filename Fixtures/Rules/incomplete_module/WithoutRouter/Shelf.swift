final class ShelfPresenter { // want "the module Shelf has ShelfPresenter, but lacks a router"
    weak var view: ShelfViewController?
    var interactor: ShelfInteractor?
}

final class ShelfInteractor {}
