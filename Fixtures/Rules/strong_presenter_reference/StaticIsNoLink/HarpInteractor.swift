final class HarpInteractor {
    static var lastPresenter: HarpPresenter?
    static let fallback = HarpPresenter()
    nonisolated(unsafe) private static var all: [HarpPresenter] = []

    weak var presenter: HarpPresenter?
}
