final class CatalogInteractor {
    func list() -> [Section] { [] }
}
