struct ShelfEntity {
    let title: String
    let router: ShelfRouter // want "names a router, ShelfRouter; let the router keep that beside the entity$"
    let presenter: ShelfPresenter // want "names a presenter, ShelfPresenter; let the presenter keep that beside the entity$"
    let interactor: ShelfInteractor // want "names an interactor, ShelfInteractor; let the presenter keep that beside the entity$"
    func save() { UserDefaults.standard.set(title, forKey: "title") } // want "talks to UserDefaults; leave that to an interactor$"
}
