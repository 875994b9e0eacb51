final class StableInteractor {
    func horses() -> Int { 2 }
}
