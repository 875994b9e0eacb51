final class ParcelInteractor {
    func status() -> String { "on its way" }
}
