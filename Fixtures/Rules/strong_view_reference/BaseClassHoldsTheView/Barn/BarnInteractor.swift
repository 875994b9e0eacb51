final class BarnInteractor {
    func cows() -> Int { 7 }
}
