import Combine
import Foundation

@MainActor
final class UsersPresenter: ObservableObject {
    @Published private(set) var users: [User] = []
    @Published private(set) var isLoading = false
    @Published var problem: String?

    private let interactor: UsersInteractorProtocol
    private let router: UsersRouterProtocol

    init(interactor: UsersInteractorProtocol, router: UsersRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func appeared() async {
        isLoading = true
        defer { isLoading = false }
        do {
            users = try await interactor.allUsers()
        } catch {
            problem = error.localizedDescription
        }
    }

    func selected(_ user: User) {
        router.openDetails(of: user)
    }
}
