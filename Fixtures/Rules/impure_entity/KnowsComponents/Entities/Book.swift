struct Book {
    let title: String
    weak var presenter: ShelfPresenter? // want "Book is an entity, and names a presenter, ShelfPresenter; let the presenter keep that beside the entity"
    func reload() { presenter?.interactor?.load() }
}

struct ShelfEntity {
    let router: ShelfRouting // want "ShelfEntity is an entity, and names a router, ShelfRouting; let the router keep that beside the entity"
    init(router: ShelfRouting) { self.router = router }
}
