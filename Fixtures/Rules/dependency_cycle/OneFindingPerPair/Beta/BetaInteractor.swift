final class BetaInteractor {
    var sort = AlphaSort.up
    var chosen: [AlphaItem] = []
}

enum BetaFilter { case all, none }
struct BetaItem { let id: Int }
