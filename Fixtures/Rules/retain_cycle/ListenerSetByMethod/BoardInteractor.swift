final class BoardInteractor {
    func load() {}
}
