protocol ShelfPresenting: AnyObject {
    func open(from navigation: UINavigationController) // want "ShelfPresenting is a contract of a presenter, but names UINavigationController; leave UINavigationController to the router$"
}

final class ShelfPresenter: ShelfPresenting {
    var interactor: ShelfInteractor?
    private var covers: [Int: UIView] = [:] // want "ShelfPresenter is a presenter, but names UIView, UIColor and UINavigationController; leave UINavigationController to the router; pass an index or an identifier, and leave UIView to the view; pass plain values, and leave UIColor to the view$"

    func color() -> UIColor { .red }
    func open(from navigation: UINavigationController) {}
}

final class ShelfInteractor {
    func store(_ cover: UIImage) {} // want "ShelfInteractor is an interactor, but names UIImage; pass plain values, and leave UIImage to the view$"
}

struct ShelfEntity {
    let cover: UIImage // want "ShelfEntity is an entity, but names UIImage; keep plain values, and leave UIImage to the view$"
}
