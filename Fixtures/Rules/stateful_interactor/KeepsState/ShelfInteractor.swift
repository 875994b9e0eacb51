final class ShelfInteractor {
    private(set) var books: [Book] = [] // want "ShelfInteractor keeps books, page, filter, filterInForce and 2 more between"
    var page: Int?
    var filter = Filter.all
    private var filterInForce: Filter? {
        didSet { page = nil }
    }
    private var isLoading = false
    private var names: [String: Set<Int>] = [:]
}
