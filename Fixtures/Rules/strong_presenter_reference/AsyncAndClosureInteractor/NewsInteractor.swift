import Foundation

protocol NewsInteracting: AnyObject {
    func headlines() async throws -> [String]
    func observe(_ change: @escaping (NewsPresenter) -> Void)
}

final class NewsInteractor: NewsInteracting {
    private var onChange: ((NewsPresenter) -> Void)?
    private var makePresenter: () -> NewsPresenter? = { nil }
    private let handlers: [(NewsPresenter, Int) -> Void] = []

    func headlines() async throws -> [String] { [] }

    func observe(_ change: @escaping (NewsPresenter) -> Void) {
        onChange = change
    }
}
