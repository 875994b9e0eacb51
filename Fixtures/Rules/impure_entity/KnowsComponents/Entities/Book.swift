struct Book {
    let title: String
    weak var presenter: ShelfPresenter? // want "Book is an entity, and names a presenter, ShelfPresenter; let a presenter keep it beside the entity"
    func reload() { presenter?.interactor?.load() }
}

struct ShelfEntity {
    let router: ShelfRouting // want "ShelfEntity is an entity, and names a router, ShelfRouting; let a router keep it beside the entity"
    init(router: ShelfRouting) { self.router = router }
}
