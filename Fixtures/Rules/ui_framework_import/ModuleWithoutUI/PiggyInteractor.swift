final class PiggyInteractor {
    private(set) var cents = 0
}
