final class FerryInteractor {
    func departures() -> [String] { [] }
}
