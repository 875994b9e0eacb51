import Security

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func store(_ query: CFDictionary) {
        SecItemAdd(query, nil) // want "uses SecItemAdd"
    }
}
