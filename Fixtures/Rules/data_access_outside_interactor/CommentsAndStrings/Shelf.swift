protocol ShelfRouting: AnyObject { func open() }

final class ShelfInteractor {
    func load() {}
}

final class ShelfRouter: ShelfRouting {
    func open() {}
}
