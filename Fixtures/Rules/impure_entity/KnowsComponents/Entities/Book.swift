struct Book {
    let title: String
    weak var presenter: ShelfPresenter? // want "Book is an entity, and names a presenter, ShelfPresenter"
    func reload() { presenter?.interactor?.load() }
}

struct ShelfEntity {
    let router: ShelfRouting // want "ShelfEntity is an entity, and names a router, ShelfRouting"
    init(router: ShelfRouting) { self.router = router }
}
