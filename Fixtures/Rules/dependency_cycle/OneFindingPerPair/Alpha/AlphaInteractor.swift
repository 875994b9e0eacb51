final class AlphaInteractor {
    var filter: BetaFilter = .all // want "Alpha.*Beta"

    func use(_ filter: BetaFilter, item: BetaItem) { self.filter = filter }
}
